#include "cli/serve/config_file.h"

#define TOML_EXCEPTIONS 0
#include <CLI/Error.hpp>
#include <CLI/Option.hpp>
#include <fmt/core.h>
#include <optional>
#include <string_view>
#include <toml++/toml.h>
#include <vector>

#include "cli/files.h"
#include "cli/messages.h"

namespace tessera::cli {
namespace {

// As it would stand on the command line; nothing for tables, dates and lists of lists.
std::optional<std::string> value_text(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
  if (const auto* number = node.as_floating_point()) return fmt::format("{}", number->get());
  if (const auto* flag = node.as_boolean()) return std::string(flag->get() ? "true" : "false");
  return std::nullopt;
}

std::optional<std::vector<std::string>> value_texts(const toml::node& node) {
  std::vector<std::string> texts;
  const auto add = [&](const toml::node& each) {
    const auto text = value_text(each);
    if (text) texts.push_back(*text);
    return text.has_value();
  };
  const toml::array* const list = node.as_array();
  if (list == nullptr) return add(node) ? std::optional(texts) : std::nullopt;
  for (const toml::node& each : *list)
    if (!add(each)) return std::nullopt;
  return texts;
}

Result<void> set_option(CLI::Option& option, const std::string& path, const std::string& name,
                        const toml::node& node) {
  const auto texts = value_texts(node);
  if (!texts) return refuse(Say::config_value, {{"path", path}, {"name", name}, {"value", "?"}});
  if (option.count() > 0) return {};
  try {
    for (const std::string& text : *texts) option.add_result(text);
    option.run_callback();
  } catch (const CLI::Error&) {
    return refuse(
        Say::config_value,
        {{"path", path}, {"name", name}, {"value", texts->empty() ? std::string() : texts->back()}});
  }
  return {};
}

}  // namespace

Result<void> read_config(CLI::App& command, const std::string& path) {
  const auto text = read_file(path);
  if (!text) return refuse(Say::config_not_read, {{"path", path}});
  const toml::parse_result parsed = toml::parse(*text);
  if (!parsed)
    return refuse(Say::bad_config, {{"path", path},
                                    {"line", static_cast<int>(parsed.error().source().begin.line)},
                                    {"problem", std::string(parsed.error().description())}});
  for (const auto& [key, node] : parsed.table()) {
    const std::string name(key.str());
    CLI::Option* const option = command.get_option_no_throw("--" + name);
    if (option == nullptr || name == "config" || name == "help")
      return refuse(Say::config_unknown, {{"path", path}, {"name", name}});
    if (auto set = set_option(*option, path, name, node); !set) return set;
  }
  return {};
}

}  // namespace tessera::cli
