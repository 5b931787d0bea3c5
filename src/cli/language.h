#pragma once

#include <CLI/App.hpp>
#include <optional>
#include <string>

#include "core/message.h"
#include "words/catalogue.h"

// The language of what people read: `--lang`, or what their environment asks for.

namespace tessera::cli {

// The variables that say it; the first that is set to one of our languages counts.
struct LanguageVariables {
  std::optional<std::string> lc_all{}, lc_messages{}, lang{};
};
LanguageVariables language_variables();  // of this process

words::Language language_asked_for(const LanguageVariables& variables);

void add_language_option(CLI::App& command, std::optional<std::string>& name);

// As `--lang` names it; without it, as the environment does.
Result<words::Language> chosen_language(const std::optional<std::string>& name);

// In the environment's language, for when nothing better is known.
const words::Catalogue& words_of_environment();

// For a command whose line could not be read to its end.
const words::Catalogue& words_for(const CLI::App& command);

}  // namespace tessera::cli
