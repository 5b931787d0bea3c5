#include "cli/language.h"

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "base/text.h"
#include "cli/messages.h"

namespace tessera::cli {
namespace {

constexpr const char* kOption = "--lang";

std::optional<std::string> variable(const char* name) {
  const char* text = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing else runs
  return text == nullptr ? std::nullopt : std::optional<std::string>(text);
}

}  // namespace

LanguageVariables language_variables() {
  return {variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG")};
}

words::Language language_asked_for(const LanguageVariables& variables) {
  for (const auto& locale : {variables.lc_all, variables.lc_messages, variables.lang})
    if (const auto language = locale ? words::language_of_locale(*locale) : std::nullopt) return *language;
  return words::Language::english;
}

void add_language_option(CLI::App& command, std::optional<std::string>& name) {
  command.add_option(kOption, name, "en, fr, nl or de (default: that of your locale)")->option_text("LANG");
}

Result<words::Language> chosen_language(const std::optional<std::string>& name) {
  if (!name) return language_asked_for(language_variables());
  if (const auto language = words::parse_language(*name)) return *language;
  Argument::List known;
  for (const words::Language language : words::kLanguages) known.emplace_back(words::name_of(language));
  return refuse(Say::no_such_language, {{"name", *name}, {"languages", std::move(known)}});
}

const words::Catalogue& words_of_environment() {
  return words::Catalogue::of(language_asked_for(language_variables()));
}

const words::Catalogue& words_for(const CLI::App& command) {
  const CLI::Option* option = command.get_option_no_throw(kOption);
  if (option == nullptr || option->count() == 0) return words_of_environment();
  const auto language = words::parse_language(option->results().back());
  return language ? words::Catalogue::of(*language) : words_of_environment();
}

}  // namespace tessera::cli
