#include "server/security.h"

#include "base/text.h"

namespace tessera::server {
namespace {

// Scripts and styles from files alone, none within the page; no eval, but WebAssembly.
constexpr std::string_view kContentSecurityPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

// Nothing here needs a device. Browsers complain of names they do not know.
constexpr std::string_view kPermissionsPolicy =
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
    "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=()";

// "localhost" of "localhost:8101", "[::1]" of "[::1]:8101".
std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

bool is_this_machine(std::string_view host) {
  const std::string name = lower_case(without_port(host));
  return name == "localhost" || name.ends_with(".localhost") || name.starts_with("127.") || name == "[::1]";
}

}  // namespace

std::vector<Response::Field> security_fields(std::string_view host) {
  std::vector<Response::Field> fields = {
      {"Content-Security-Policy", std::string(kContentSecurityPolicy)},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Permissions-Policy", std::string(kPermissionsPolicy)},
  };
  // Browsers ignore it on plain HTTP from another machine, and complain of it to whoever looks at
  // the console. A proxy that speaks TLS adds it.
  if (is_this_machine(host)) fields.push_back({"Cross-Origin-Opener-Policy", "same-origin"});
  return fields;
}

}  // namespace tessera::server
