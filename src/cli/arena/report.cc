#include "cli/arena/report.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>

#include "cli/messages.h"
#include "protocol/rounded.h"
#include "terminal/bar.h"
#include "terminal/picture.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

using protocol::rounded;

Data bot_data(const std::string& name, const arena::Standing& bot) {
  return Data::Fields{{"name", name},
                      {"mean", rounded(bot.margins.mean(), 4)},
                      {"ci95", rounded(bot.margins.half_width95(), 4)},
                      {"win", rounded(bot.wins.mean(), 4)},
                      {"ms_per_move", rounded(bot.conduct.times.mean_ms(), 4)},
                      {"ms_p99", rounded(bot.conduct.times.p99_ms(), 4)},
                      {"moves", static_cast<std::int64_t>(bot.conduct.times.moves())},
                      {"faults", static_cast<std::int64_t>(bot.conduct.faults)}};
}

std::string_view verdict_word(arena::SprtVerdict verdict) {
  switch (verdict) {
    case arena::SprtVerdict::elo0:
      return "elo0";
    case arena::SprtVerdict::elo1:
      return "elo1";
    case arena::SprtVerdict::undecided:
      break;
  }
  return "undecided";
}

std::string sprt_text(const arena::Standings& standings, bool ascii) {
  const auto bounds = *standings.sprt_bounds();
  const auto test = *standings.sprt();
  const std::string& name = standings.match().bots.front();
  const std::string figures =
      fmt::format("log likelihood ratio {:+.2f}, decided at {}{:.2f}", test.log_likelihood_ratio,
                  terminal::within_sign(ascii), arena::kSprtBound);
  if (test.verdict == arena::SprtVerdict::undecided)
    return fmt::format("Sequential test of {:+g} against {:+g} Elo: undecided ({})\n", bounds.elo1,
                       bounds.elo0, figures);
  const bool stronger = test.verdict == arena::SprtVerdict::elo1;
  return fmt::format("Sequential test: {} is {:+g} Elo rather than {:+g} ({})\n", name,
                     stronger ? bounds.elo1 : bounds.elo0, stronger ? bounds.elo0 : bounds.elo1, figures);
}

}  // namespace

std::string mean_text(const arena::Sample& margins, bool ascii) {
  const double half = margins.half_width95();
  return std::isfinite(half)
             ? fmt::format("{:+.2f} {} {:.2f}", margins.mean(), terminal::within_sign(ascii), half)
             : fmt::format("{:+.2f}", margins.mean());
}

std::string ms_text(double ms) {
  constexpr double kLeast = 0.0001;
  if (ms < kLeast) return fmt::format("<{}", kLeast);
  return fmt::format("{:.{}f}", ms, ms < 1 ? 4 : ms < 100 ? 2 : 0);
}

std::string elo_text(const arena::EloDifference& difference) {
  const auto [estimate, low, high] = difference;
  if (std::isfinite(estimate)) return fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", estimate, low, high);
  return estimate > 0 ? fmt::format("above {:+.0f}", low) : fmt::format("below {:+.0f}", high);
}

std::string match_title(const arena::Match& match) {
  std::string title = fmt::format("{}, {} {}", match.game->spec().title, match.setup.players,
                                  match.setup.players == 1 ? "player" : "players");
  for (const auto& [key, value] : match.setup.options) title += fmt::format(", {} {}", key, value);
  return title;
}

std::string so_far_text(const arena::Standings& standings, bool ascii) {
  constexpr std::size_t kLongestBotName = 24;
  if (standings.deals() == 0) return "";
  std::string text =
      fmt::format("{} {}", terminal::shortened(standings.match().bots.front(), kLongestBotName),
                  mean_text(standings.bots().front().margins, ascii));
  if (const auto test = standings.sprt()) text += fmt::format("  LLR {:+.2f}", test->log_likelihood_ratio);
  std::uint64_t faults = 0;
  for (const arena::Standing& standing : standings.bots()) faults += standing.conduct.faults;
  if (faults > 0) text += fmt::format("  {} FAULTS", faults);
  return text;
}

std::string report_text(const arena::Standings& standings, bool ascii) {
  const arena::Match& match = standings.match();
  std::string text = fmt::format("{}: {} {}, {} {}, seed {}\n\n", match_title(match), standings.deals(),
                                 standings.deals() == 1 ? "deal" : "deals", standings.games(),
                                 standings.games() == 1 ? "game" : "games", match.seed);
  std::size_t width = terminal::display_width("bot");
  for (const std::string& bot : match.bots) width = std::max(width, terminal::display_width(bot));
  const auto row = [&](std::string_view bot, std::string_view mean, std::string_view won, std::string_view ms,
                       std::string_view p99) {
    text += fmt::format("  {}{}{}{}{}\n", terminal::padded(bot, width), terminal::right_aligned(mean, 18),
                        terminal::right_aligned(won, 9), terminal::right_aligned(ms, 12),
                        terminal::right_aligned(p99, 12));
  };
  row("bot",
      fmt::format("{} {} 95 %", match.setup.players == 1 ? "score" : "margin", terminal::within_sign(ascii)),
      "won", "ms a move", "ms for 99 %");
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    const arena::Standing& bot = standings.bots()[i];
    row(match.bots[i], mean_text(bot.margins, ascii), fmt::format("{:.1f} %", bot.wins.mean() * 100),
        ms_text(bot.conduct.times.mean_ms()), ms_text(bot.conduct.times.p99_ms()));
  }
  if (const auto elo = standings.elo())
    text += fmt::format("\n{} over {}: {} Elo\n", match.bots[0], match.bots[1], elo_text(*elo));
  if (const auto lead = standings.lead())
    text += fmt::format("\n{} over {} on the same deals: {}\n", match.bots[0], match.bots[1],
                        mean_text(*lead, ascii));
  if (standings.sprt_bounds()) text += sprt_text(standings, ascii);
  return text;
}

Data report_data(const arena::Standings& standings) {
  const arena::Match& match = standings.match();
  Data::List bots;
  Data::Fields options;
  std::uint64_t faults = 0;
  for (std::size_t i = 0; i < match.bots.size(); ++i) {
    bots.push_back(bot_data(match.bots[i], standings.bots()[i]));
    faults += standings.bots()[i].conduct.faults;
  }
  for (const auto& [key, value] : match.setup.options) options.emplace_back(key, value);
  Data::Fields report{{"game", match.game->spec().name},
                      {"players", match.setup.players},
                      {"deals", standings.deals()},
                      {"bots", std::move(bots)},
                      {"options", std::move(options)},
                      {"games", standings.games()},
                      {"seed", static_cast<std::int64_t>(match.seed)},
                      {"faults", static_cast<std::int64_t>(faults)}};
  if (const auto elo = standings.elo())
    report.emplace_back("elo", Data::Fields{{"difference", rounded(elo->estimate, 2)},
                                            {"low", rounded(elo->low, 2)},
                                            {"high", rounded(elo->high, 2)}});
  if (const auto lead = standings.lead())
    report.emplace_back("difference", Data::Fields{{"mean", rounded(lead->mean(), 4)},
                                                   {"ci95", rounded(lead->half_width95(), 4)}});
  if (const auto bounds = standings.sprt_bounds()) {
    const auto test = *standings.sprt();
    report.emplace_back("sprt", Data::Fields{{"elo0", bounds->elo0},
                                             {"elo1", bounds->elo1},
                                             {"llr", rounded(test.log_likelihood_ratio, 4)},
                                             {"bound", rounded(arena::kSprtBound, 4)},
                                             {"verdict", verdict_word(test.verdict)}});
  }
  return report;
}

std::string conduct_text(std::string_view name, const arena::Conduct& conduct) {
  if (conduct.faults == 0) return "";
  const Message faults(Say::faults,
                       {{"name", name}, {"faults", conduct.faults}, {"turns", conduct.times.moves()}});
  std::string text = fmt::format("{}\n", words::say(faults));
  if (conduct.first_fault)
    text += fmt::format("  {}\n", words::say(Message(Say::first_fault, {{"problem", *conduct.first_fault}})));
  return text;
}

std::string faults_text(const arena::Standings& standings) {
  std::string text;
  for (std::size_t i = 0; i < standings.bots().size(); ++i)
    text += conduct_text(standings.match().bots[i], standings.bots()[i].conduct);
  return text;
}

}  // namespace tessera::cli
