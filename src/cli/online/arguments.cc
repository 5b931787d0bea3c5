#include "cli/online/arguments.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "bots/bot.h"
#include "cli/online/messages.h"
#include "cli/players.h"
#include "table/messages.h"
#include "table/table_id.h"

namespace tessera::cli::online {
namespace {

constexpr std::string_view kOpen = "open";
constexpr std::string_view kTablePath = "/t/";

// "ID" of "http://host:8101/t/ID", and of "http://host:8101/#/t/ID".
std::string table_in(std::string_view url) {
  const std::size_t scheme = url.find("://");
  const std::size_t host = scheme == std::string_view::npos ? 0 : scheme + 3;
  const std::size_t at = url.find(kTablePath, host);
  if (at == std::string_view::npos) return "";
  const std::string_view id = url.substr(at + kTablePath.size());
  return std::string(id.substr(0, id.find_first_of("/?#")));
}

// Servers know the levels, and no other bots.
Result<void> check_levels(const std::vector<std::string>& bots) {
  const auto levels = level_names();
  for (const std::string& bot : bots) {
    if (bot.empty() || std::ranges::find(levels, bot) != levels.end()) continue;
    Argument::List known;
    for (const std::string_view level : levels) known.emplace_back(level);
    return refuse(table::Say::no_such_level, {{"level", bot}, {"levels", std::move(known)}});
  }
  return {};
}

// Who plays each seat: "you", "open" or a level. The rest is as for a game here, which knows what fits.
Result<NewTable> new_table(const TypedArguments& typed, play::ChosenSettings chosen,
                           const play::Services& services) {
  std::vector<std::string> kinds = chosen.kinds;
  for (std::string& kind : kinds) kind = kind_called(kind, *services.words);
  if (std::ranges::count(kinds, Participant::kPerson) > 1) return refuse(Say::one_you);
  for (std::string& kind : chosen.kinds)
    if (kind == kOpen) kind = services.default_bot;
  auto settings = play::complete(chosen, services);
  if (!settings) return tl::unexpected(settings.error());
  NewTable table{settings->game, settings->setup, {}, typed.is_public, {}, {}};
  if (kinds.empty() && !typed.watch) kinds.emplace_back(Participant::kPerson);
  kinds.resize(static_cast<std::size_t>(table.setup.players));
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i] == Participant::kPerson) table.own = seat_at(i);
    const bool is_bots = kinds[i] != Participant::kPerson && kinds[i] != kOpen;
    table.bots.push_back(!is_bots           ? ""
                         : kinds[i].empty() ? kind_called(typed.bots, *services.words)
                                            : kinds[i]);
  }
  if (auto known = check_levels(table.bots); !known) return tl::unexpected(known.error());
  auto clock = parse_clock(typed.clock);
  if (!clock) return tl::unexpected(clock.error());
  table.clock = *std::move(clock);
  return table;
}

}  // namespace

bool NewTable::is_for_people() const {
  for (std::size_t i = 0; i < bots.size(); ++i)
    if (bots[i].empty() && own != seat_at(i)) return true;
  return false;
}

Result<Data> parse_clock(std::string_view text) {
  if (text.empty() || text == "none") return Data(Data::Fields{{"kind", "none"}});
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::string_view kind = text.substr(0, colon);
  const std::string_view rest = text.substr(std::min(colon + 1, text.size()));
  const std::size_t plus = kind == "total" ? std::min(rest.find('+'), rest.size()) : rest.size();
  const auto time = parse_int(rest.substr(0, plus));
  const auto increment = plus == rest.size() ? std::optional(0) : parse_int(rest.substr(plus + 1));
  const bool is_kind = kind == "move" || kind == "total" || kind == "days";
  if (!is_kind || !time || *time < 1 || !increment || *increment < 0)
    return refuse(Say::bad_clock, {{"text", text}});
  const std::int64_t unit = kind == "days" ? 24 * 3600 * 1000 : 1000;
  return Data(
      Data::Fields{{"kind", kind}, {"time", *time * unit}, {"increment", std::int64_t{*increment} * 1000}});
}

Result<OnlineArguments> read_arguments(const TypedArguments& typed, const play::ChosenSettings& chosen,
                                       const play::Services& services) {
  auto server = client::ServerAt::parse(typed.url);
  if (!server) return tl::unexpected(server.error());
  OnlineArguments arguments{*std::move(server), typed.table, {}, tidy(typed.name), chosen.word, typed.watch};
  if (arguments.table.empty()) arguments.table = table_in(typed.url);
  if (chosen.seed || !chosen.names.empty()) return refuse(Say::not_online);
  if (!arguments.table.empty()) {
    const bool chooses = chosen.game != nullptr || !chosen.kinds.empty() || !typed.bots.empty() ||
                         !typed.clock.empty() || typed.is_public;
    if (chooses) return refuse(Say::table_goes_alone);
    if (auto id = table::TableId::parse(arguments.table); !id) return tl::unexpected(id.error());
    return arguments;
  }
  if (chosen.game == nullptr) return refuse(Say::which_game);
  auto opens = new_table(typed, chosen, services);
  if (!opens) return tl::unexpected(opens.error());
  arguments.opens = *std::move(opens);
  if (!arguments.opens->own) arguments.watches = true;
  return arguments;
}

}  // namespace tessera::cli::online
