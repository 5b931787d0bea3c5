#include "cli/client/wire.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>
#include <string>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

#include "base/text.h"
#include "cli/client/messages.h"

namespace tessera::cli::client {
namespace {

constexpr timeval kPatience{10, 0};

using Found = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

int connect_one(const addrinfo& address) {
  const int file = socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (file < 0) return -1;
  const int yes = 1;
  setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &kPatience, sizeof kPatience);
  setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &kPatience, sizeof kPatience);  // for connecting too
  if (::connect(file, address.ai_addr, address.ai_addrlen) == 0) return file;
  const int why = errno == EINPROGRESS ? ETIMEDOUT : errno;
  close(file);
  errno = why;
  return -1;
}

// One for all connections: it holds the certificates that this machine trusts.
SSL_CTX* trust() {
  static SSL_CTX* const kTrust = [] {
    SSL_CTX* context = SSL_CTX_new(TLS_client_method());
    if (context == nullptr) return context;
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_default_verify_paths(context);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nullptr);
    return context;
  }();
  return kTrust;
}

}  // namespace

Wire::Wire(Wire&& other) noexcept
    : file_(std::exchange(other.file_, -1)), tls_(std::exchange(other.tls_, nullptr)) {}

Wire& Wire::operator=(Wire&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(tls_, other.tls_);
  return *this;
}

Wire::~Wire() { close(); }

void Wire::close() {
  if (tls_ != nullptr) SSL_free(std::exchange(tls_, nullptr));
  if (file_ >= 0) ::close(std::exchange(file_, -1));
}

Result<Wire> Wire::connect(const ServerAt& server) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* list = nullptr;
  if (getaddrinfo(server.host.c_str(), concat(server.port).c_str(), &hints, &list) != 0)
    return refuse(Say::no_such_host, {{"host", server.host}});
  const Found found(list, freeaddrinfo);
  Wire wire;
  for (const addrinfo* one = list; one != nullptr && !wire.is_open(); one = one->ai_next)
    wire.file_ = connect_one(*one);
  if (!wire.is_open())
    return refuse(Say::no_answer, {{"url", server.url()}, {"problem", std::strerror(errno)}});
  if (server.is_secure)
    if (auto secured = wire.secure(server); !secured) return tl::unexpected(secured.error());
  return wire;
}

Result<void> Wire::secure(const ServerAt& server) {
  tls_ = trust() != nullptr ? SSL_new(trust()) : nullptr;
  const bool is_ready = tls_ != nullptr && SSL_set_tlsext_host_name(tls_, server.host.c_str()) == 1 &&
                        SSL_set1_host(tls_, server.host.c_str()) == 1 && SSL_set_fd(tls_, file_) == 1;
  if (is_ready && SSL_connect(tls_) == 1) return {};
  const long verdict = tls_ != nullptr ? SSL_get_verify_result(tls_) : X509_V_OK;
  if (verdict != X509_V_OK)
    return refuse(Say::not_trusted,
                  {{"url", server.url()}, {"problem", X509_verify_cert_error_string(verdict)}});
  const char* const reason = ERR_reason_error_string(ERR_peek_last_error());
  return refuse(Say::no_answer, {{"url", server.url()}, {"problem", reason != nullptr ? reason : "TLS"}});
}

void Wire::stop_waiting() const { fcntl(file_, F_SETFL, O_NONBLOCK); }

Wire::Piece Wire::read(char* bytes, std::size_t most) {
  if (tls_ != nullptr) {
    ERR_clear_error();
    const int size = SSL_read(tls_, bytes, static_cast<int>(most));
    if (size > 0) return {Got::bytes, static_cast<std::size_t>(size)};
    const int why = SSL_get_error(tls_, size);
    return {why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE ? Got::nothing_yet : Got::end};
  }
  const ssize_t size = recv(file_, bytes, most, 0);
  if (size > 0) return {Got::bytes, static_cast<std::size_t>(size)};
  return {size < 0 && (errno == EAGAIN || errno == EINTR) ? Got::nothing_yet : Got::end};
}

bool Wire::has_more() const { return tls_ != nullptr && SSL_pending(tls_) > 0; }

bool Wire::write(std::string_view bytes) {
  if (tls_ != nullptr) {
    ERR_clear_error();
    return bytes.empty() || SSL_write(tls_, bytes.data(), static_cast<int>(bytes.size())) > 0;
  }
  while (!bytes.empty()) {
    const ssize_t sent = send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

}  // namespace tessera::cli::client
