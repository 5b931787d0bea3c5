#include "protocol/json.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <limits>
#include <optional>

#include "base/text.h"
#include "protocol/messages.h"

namespace tessera::protocol {
namespace {

namespace json = boost::json;

json::value value_of(const Data& data) {
  struct ToValue {
    json::value operator()(std::monostate) const { return nullptr; }
    json::value operator()(bool value) const { return value; }
    json::value operator()(std::int64_t value) const { return value; }
    json::value operator()(double value) const { return value; }
    json::value operator()(const std::string& value) const { return json::string(value); }
    json::value operator()(const Data::List& list) const {
      json::array items;
      for (const Data& item : list) items.push_back(value_of(item));
      return items;
    }
    json::value operator()(const Data::Fields& fields) const {
      json::object object;
      for (const auto& [name, item] : fields) object[name] = value_of(item);
      return object;
    }
  };
  return std::visit(ToValue{}, data.value());
}

std::optional<Data> data_of(const json::value& value);

std::optional<Data> list_of(const json::array& array) {
  Data::List list;
  for (const json::value& item : array) {
    auto data = data_of(item);
    if (!data) return std::nullopt;
    list.push_back(*std::move(data));
  }
  return Data(std::move(list));
}

std::optional<Data> fields_of(const json::object& object) {
  Data::Fields fields;
  for (const auto& [name, item] : object) {
    auto data = data_of(item);
    if (!data) return std::nullopt;
    fields.emplace_back(std::string(name), *std::move(data));
  }
  return Data(std::move(fields));
}

// Nothing for a number that no 64 bits with a sign hold.
std::optional<Data> data_of(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
      return Data();
    case json::kind::bool_:
      return Data(value.get_bool());
    case json::kind::int64:
      return Data(value.get_int64());
    case json::kind::uint64:
      return std::nullopt;  // parsed so only beyond what int64 holds
    case json::kind::double_:
      return Data(value.get_double());
    case json::kind::string:
      return Data(std::string(value.get_string()));
    case json::kind::array:
      return list_of(value.get_array());
    case json::kind::object:
      return fields_of(value.get_object());
  }
  return std::nullopt;
}

void write_pretty(const json::value& value, std::size_t indent, std::string& out) {
  const auto write_items = [&](char open, char close, const auto& items, auto&& write_item) {
    out += open;
    bool first = true;
    for (const auto& item : items) {
      out += first ? "\n" : ",\n";
      first = false;
      out.append(indent + 2, ' ');
      write_item(item);
    }
    out += '\n';
    out.append(indent, ' ');
    out += close;
  };
  if (const json::object* object = value.if_object(); object != nullptr && !object->empty()) {
    write_items('{', '}', *object, [&](const auto& member) {
      out += json::serialize(json::string(member.key()));
      out += ": ";
      write_pretty(member.value(), indent + 2, out);
    });
  } else if (const json::array* array = value.if_array(); array != nullptr && !array->empty()) {
    write_items('[', ']', *array, [&](const json::value& item) { write_pretty(item, indent + 2, out); });
  } else {
    out += json::serialize(value);
  }
}

// The letter after the backslash, for characters that have one.
char short_escape(char c) {
  switch (c) {
    case '"':
    case '\\':
      return c;
    case '\b':
      return 'b';
    case '\f':
      return 'f';
    case '\n':
      return 'n';
    case '\r':
      return 'r';
    case '\t':
      return 't';
    default:
      return '\0';
  }
}

// Straight into the text: what goes to many people is written often.
struct TextWriter {
  std::string& out;

  void operator()(std::monostate) const { out += "null"; }
  void operator()(bool value) const { out += value ? "true" : "false"; }
  void operator()(std::int64_t value) const { append(out, value); }
  void operator()(double value) const { out += json::serialize(json::value(value)); }
  void operator()(const std::string& value) const { append_json_text(out, value); }
  void operator()(const Data::List& list) const {
    char before = '[';
    for (const Data& item : list) {
      out += before;
      before = ',';
      append_json(out, item);
    }
    out += list.empty() ? "[]" : "]";
  }
  void operator()(const Data::Fields& fields) const {
    char before = '{';
    for (const auto& [name, item] : fields) {
      out += before;
      before = ',';
      append_json_text(out, name);
      out += ':';
      append_json(out, item);
    }
    out += fields.empty() ? "{}" : "}";
  }
};

}  // namespace

void append_json_text(std::string& out, std::string_view text) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  out += '"';
  std::size_t written = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c >= 0x20 && c != '"' && c != '\\') continue;
    out.append(text, written, i - written);
    written = i + 1;
    if (const char sign = short_escape(text[i]); sign != '\0') {
      out += '\\';
      out += sign;
    } else {
      out += "\\u00";
      out += kDigits[c >> 4U];
      out += kDigits[c & 0xfU];
    }
  }
  out.append(text, written, text.size() - written);
  out += '"';
}

void append_json(std::string& out, const Data& data) { std::visit(TextWriter{out}, data.value()); }

std::string to_json(const Data& data) {
  std::string out;
  append_json(out, data);
  return out;
}

std::string to_pretty_json(const Data& data) {
  std::string out;
  write_pretty(value_of(data), 0, out);
  return out + '\n';
}

Result<Data> from_json(std::string_view text) { return from_json(text, json::parse_options().max_depth); }

Result<Data> from_json(std::string_view text, std::size_t deepest) {
  json::parse_options options;
  options.max_depth = deepest;
  boost::system::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return refuse(Say::not_json, {{"problem", error.message()}});
  auto data = data_of(value);
  if (!data) return refuse(Say::number_out_of_range);
  return *std::move(data);
}

}  // namespace tessera::protocol
