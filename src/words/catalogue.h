#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "words/language.h"

// Messages become sentences here and nowhere else. A language is a file of its own, such
// as en.json: for every room the names of its messages, each with a pattern in the
// notation of ICU's MessageFormat.

namespace tessera::words {

// Who sits where, for messages about a seat. Without a name it is "seat 2".
struct Names {
  std::vector<std::string> by_seat{};
  std::optional<Seat> you{};  // whoever reads plays this seat
};

class Catalogue {
 public:
  // The text of a language's file; the locale is "en", "fr" ... Refuses what is no catalogue.
  static Result<Catalogue> parse(std::string_view json, std::string_view locale);
  // The built-in ones.
  static const Catalogue& of(Language language);
  static const Catalogue& english() { return of(Language::english); }

  Catalogue(Catalogue&&) noexcept;
  Catalogue& operator=(Catalogue&&) noexcept;
  ~Catalogue();

  // A message that the catalogue lacks, or that lacks an argument its pattern asks for, is shown by its
  // code and arguments.
  [[nodiscard]] std::string say(const Message& message, const Names& names = {}) const;

  // A number with so many decimals, as the language writes it: "6.1", "6,1".
  [[nodiscard]] std::string decimal(double number, int decimals) const;
  [[nodiscard]] std::string signed_decimal(double number, int decimals) const;  // "+6.1"

  [[nodiscard]] std::vector<std::string> keys() const;  // "lexio.too_weak", sorted
  // The pattern of a message; nothing when there is none.
  [[nodiscard]] std::optional<std::string_view> pattern(Code code) const;

 private:
  struct Patterns;
  explicit Catalogue(std::unique_ptr<Patterns> patterns);
  std::unique_ptr<Patterns> patterns_;
};

// In English.
std::string say(const Message& message, const Names& names = {});

}  // namespace tessera::words
