#include "words/catalogue.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <unicode/dcfmtsym.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/strenum.h>
#include <unicode/unistr.h>

#include "base/text.h"
#include "core/messages.h"
#include "words/embedded.h"
#include "words/messages.h"

namespace tessera::words {
namespace {

using icu::Formattable;
using icu::UnicodeString;

// What somebody typed or a file holds is cut here, so that one long line does not fill a screen.
constexpr std::size_t kLongestArgument = 120;

UnicodeString unicode(std::string_view utf8) {
  return UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
}

std::string key_of(Code code) { return concat(code.room, '.', code.name); }

}  // namespace

struct Catalogue::Patterns {
  // What a pattern was parsed to, when it was first said, and the arguments that it asks for.
  struct Parsed {
    icu::MessageFormat format;
    std::vector<UnicodeString> arguments;

    Parsed(std::string_view pattern, const icu::Locale& locale, UErrorCode& status)
        : format(unicode(pattern), locale, status) {
      const std::unique_ptr<icu::StringEnumeration> named(format.getFormatNames(status));
      while (U_SUCCESS(status)) {
        const UnicodeString* const name = named->snext(status);
        if (name == nullptr) break;
        arguments.push_back(*name);
      }
    }
  };

  struct Pattern {
    std::string text;
    std::unique_ptr<Parsed> parsed{};  // null until it is said
  };

  icu::Locale locale;
  mutable std::map<std::string, Pattern, std::less<>> by_key;
  // ICU's formats keep something even where they are constant, and may be shared by threads only so.
  mutable std::mutex parsing;

  // Nothing where the message lacks an argument that the pattern asks for.
  [[nodiscard]] std::optional<std::string> format(Pattern& pattern, const Message& message,
                                                  const Names& names) const;
  [[nodiscard]] std::string say(const Message& message, const Names& names) const;
  [[nodiscard]] std::string say(const Argument& argument, const Names& names) const;
  [[nodiscard]] std::string name(Seat seat, const Names& names) const;
  [[nodiscard]] std::string with_own_point(std::string number) const;
};

namespace {

std::string shortest(double number) {
  char digits[32];
  return {digits, std::to_chars(digits, digits + sizeof digits, number).ptr};
}

// Numbers stay numbers, so that patterns can choose a plural by them.
struct ToFormattable {
  const std::string& said;
  Formattable operator()(std::int64_t number) const { return number; }
  Formattable operator()(double number) const { return number; }
  Formattable operator()(const auto&) const { return unicode(said); }
};

}  // namespace

std::string Catalogue::Patterns::name(Seat seat, const Names& names) const {
  const std::size_t i = index(seat);
  if (i < names.by_seat.size() && !names.by_seat[i].empty())
    return printable(names.by_seat[i], kLongestArgument);
  return say(Message(tessera::Say::seat_number, {{"number", i}}), names);
}

std::string Catalogue::Patterns::say(const Argument& argument, const Names& names) const {
  struct ToWords {
    const Patterns& patterns;
    const Names& names;
    std::string operator()(std::int64_t number) const { return concat(number); }
    std::string operator()(double number) const { return patterns.with_own_point(shortest(number)); }
    std::string operator()(const std::string& word) const { return printable(word, kLongestArgument); }
    std::string operator()(Seat seat) const { return patterns.name(seat, names); }
    std::string operator()(const Message& message) const { return patterns.say(message, names); }
    std::string operator()(const Argument::List& list) const {
      std::vector<std::string> items;
      for (const Argument& item : list) items.push_back(patterns.say(item, names));
      return join(items, ", ");
    }
  };
  return std::visit(ToWords{*this, names}, argument.value());
}

std::string Catalogue::Patterns::with_own_point(std::string number) const {
  UErrorCode status = U_ZERO_ERROR;
  const icu::DecimalFormatSymbols symbols(locale, status);
  std::string point;
  symbols.getSymbol(icu::DecimalFormatSymbols::kDecimalSeparatorSymbol).toUTF8String(point);
  const std::size_t at = number.find('.');
  if (U_SUCCESS(status) && at != std::string::npos) number.replace(at, 1, point);
  return number;
}

// For a seat the pattern may also ask for NAME_is, which is "you" or "other".
std::optional<std::string> Catalogue::Patterns::format(Pattern& pattern, const Message& message,
                                                       const Names& names) const {
  std::vector<UnicodeString> argument_names;
  std::vector<Formattable> values;
  for (const auto& [name, value] : message.arguments()) {
    const std::string said = say(value, names);
    argument_names.push_back(unicode(name));
    values.push_back(std::visit(ToFormattable{said}, value.value()));
    if (const Seat* seat = std::get_if<Seat>(&value.value())) {
      argument_names.push_back(unicode(concat(name, "_is")));
      values.emplace_back(UnicodeString(names.you == *seat ? "you" : "other"));
    }
  }
  UErrorCode status = U_ZERO_ERROR;
  const std::scoped_lock lock(parsing);
  if (!pattern.parsed) pattern.parsed = std::make_unique<Parsed>(pattern.text, locale, status);
  for (const UnicodeString& wanted : pattern.parsed->arguments)
    if (std::ranges::find(argument_names, wanted) == argument_names.end()) return std::nullopt;
  UnicodeString result;
  pattern.parsed->format.format(argument_names.data(), values.data(),
                                static_cast<std::int32_t>(values.size()), result, status);
  if (U_FAILURE(status)) return std::nullopt;
  std::string text;
  return result.toUTF8String(text);
}

std::string Catalogue::Patterns::say(const Message& message, const Names& names) const {
  if (const auto found = by_key.find(key_of(message.code())); found != by_key.end())
    if (auto text = format(found->second, message, names)) return *std::move(text);
  std::string text = key_of(message.code());
  for (const auto& [name, value] : message.arguments()) text += concat(' ', name, '=', say(value, names));
  return text;
}

Catalogue::Catalogue(std::unique_ptr<Patterns> patterns) : patterns_(std::move(patterns)) {}
Catalogue::Catalogue(Catalogue&&) noexcept = default;
Catalogue& Catalogue::operator=(Catalogue&&) noexcept = default;
Catalogue::~Catalogue() = default;

Result<Catalogue> Catalogue::parse(std::string_view json, std::string_view locale) {
  boost::system::error_code error;
  const boost::json::value file = boost::json::parse({json.data(), json.size()}, error);
  if (error) return refuse(Say::not_json, {{"problem", error.message()}});
  if (!file.is_object()) return refuse(Say::not_a_catalogue);
  auto patterns = std::make_unique<Patterns>();
  patterns->locale = icu::Locale(std::string(locale).c_str());
  for (const auto& [room, messages] : file.as_object()) {
    if (!messages.is_object()) return refuse(Say::not_a_catalogue);
    for (const auto& [name, pattern] : messages.as_object()) {
      const std::string key = concat(std::string_view(room), '.', std::string_view(name));
      if (!pattern.is_string()) return refuse(Say::not_a_catalogue);
      const std::string text(pattern.as_string());
      UErrorCode status = U_ZERO_ERROR;
      UParseError where{};
      const icu::MessageFormat formatter(unicode(text), patterns->locale, where, status);
      if (U_FAILURE(status)) return refuse(Say::bad_pattern, {{"key", key}, {"pattern", text}});
      patterns->by_key.emplace(key, Patterns::Pattern{text});
    }
  }
  return Catalogue(std::move(patterns));
}

namespace {

Catalogue built_in(Language language) {
  const std::string_view name = name_of(language);
  auto parsed = Catalogue::parse(embedded_catalogue(name), name);
  if (parsed) return *std::move(parsed);
  std::fprintf(stderr, "tessera: the built-in catalogue %s can't be read (%s)\n", std::string(name).c_str(),
               std::string(parsed.error().code().name).c_str());
  std::abort();
}

// With a point, whatever the language.
std::string with_point(double number, int decimals, const char* format) {
  char text[64];
  return {text, static_cast<std::size_t>(std::snprintf(text, sizeof text, format, decimals, number))};
}

}  // namespace

// Each is read when it is first asked for: most programs speak one language.
const Catalogue& Catalogue::of(Language language) {
  switch (language) {
    case Language::english:
      break;
    case Language::french: {
      static const Catalogue kFrench = built_in(Language::french);
      return kFrench;
    }
    case Language::dutch: {
      static const Catalogue kDutch = built_in(Language::dutch);
      return kDutch;
    }
    case Language::german: {
      static const Catalogue kGerman = built_in(Language::german);
      return kGerman;
    }
  }
  static const Catalogue kEnglish = built_in(Language::english);
  return kEnglish;
}

std::string Catalogue::decimal(double number, int decimals) const {
  return patterns_->with_own_point(with_point(number, decimals, "%.*f"));
}

std::string Catalogue::signed_decimal(double number, int decimals) const {
  return patterns_->with_own_point(with_point(number, decimals, "%+.*f"));
}

std::string Catalogue::say(const Message& message, const Names& names) const {
  return patterns_->say(message, names);
}

std::vector<std::string> Catalogue::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, pattern] : patterns_->by_key) keys.push_back(key);
  return keys;
}

std::optional<std::string_view> Catalogue::pattern(Code code) const {
  const auto found = patterns_->by_key.find(key_of(code));
  if (found == patterns_->by_key.end()) return std::nullopt;
  return found->second.text;
}

std::string say(const Message& message, const Names& names) {
  return Catalogue::english().say(message, names);
}

}  // namespace tessera::words
