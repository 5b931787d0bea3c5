#include "cli/play/live_game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/text.h"
#include "table/bot_request.h"
#include "table/check.h"
#include "table/hex.h"
#include "table/luck.h"

namespace tessera::cli::play {
namespace {

// Whoever opens the tables: the program, which has no seat.
constexpr table::PersonId kHost{kMaxSeats};

// Nobody's time is counted here, so that all events are of the same moment.
constexpr table::Time kNow{0};

constexpr std::size_t kIdBytes = 8;

// Public, and another for every secret. Bots move by it: the same seed plays the same game again.
table::TableId table_id(const table::ChanceSource& chance) {
  std::string text;
  if (const auto* plain = std::get_if<table::PlainSeed>(&chance)) {
    text = concat("seed-", plain->seed);
  } else {
    const table::Digest commitment = table::sha256(std::get<table::Secret>(chance).reveal());
    text = concat("play-", table::to_hex(std::span(commitment).first(kIdBytes)));
  }
  auto id = table::TableId::parse(text);
  assert(id);
  return *std::move(id);
}

// The names belong to the settings, which outlive the table.
std::vector<std::string_view> levels_for(const GameSettings& settings, const Services& services) {
  std::vector<std::string_view> levels = services.bots;
  for (const Participant& participant : settings.participants)
    if (!participant.is_person()) levels.push_back(participant.kind);
  return levels;
}

Result<void> check_bots(const GameSettings& settings, const Services& services) {
  for (const Participant& participant : settings.participants) {
    if (participant.is_person()) continue;
    if (auto bot = services.make_bot(participant.kind, settings.game->spec()); !bot)
      return tl::unexpected(bot.error());
  }
  return {};
}

}  // namespace

table::PersonId person_at(Seat seat) { return table::PersonId(static_cast<std::uint32_t>(index(seat))); }

table::Opening opening_for(const GameSettings& settings, table::ChanceSource chance) {
  table::TableId id = table_id(chance);
  return {std::move(id), settings.game, settings.setup, table::ClockSpec::none(), chance, kHost};
}

table::Log begin_log(const GameSettings& settings, const table::Opening& opening) {
  table::Log log;
  log.append({kNow, opening});
  for (std::size_t i = 0; i < settings.participants.size(); ++i) {
    const Participant& participant = settings.participants[i];
    if (participant.is_person())
      log.append({kNow, table::Sat{seat_at(i), person_at(seat_at(i)), participant.name}});
    else
      log.append({kNow, table::BotSeated{seat_at(i), participant.kind}});
  }
  const auto person = std::ranges::find_if(settings.participants, &Participant::is_person);
  if (!settings.word.empty() && person != settings.participants.end())
    log.append(
        {kNow, table::WordAdded{seat_at(static_cast<std::size_t>(person - settings.participants.begin())),
                                settings.word}});
  log.append({kNow, table::Started{}});
  return log;
}

LiveGame::LiveGame(GameSettings settings, table::Table table, const Services& services)
    : settings_(std::move(settings)),
      make_bot_(services.make_bot),
      words_(services.words),
      table_(std::move(table)),
      history_(table_.state().opening) {
  history_.follow(table_.log());
}

Result<LiveGame> LiveGame::start(GameSettings settings, const Services& services) {
  if (auto fits = settings.game->start(settings.setup); !fits) return tl::unexpected(fits.error());
  table::ChanceSource chance = table::PlainSeed{settings.seed.value_or(0)};
  if (!settings.seed) chance = settings.secret ? *settings.secret : services.fresh_secret();
  table::Log log = begin_log(settings, opening_for(settings, chance));
  return restore(std::move(settings), std::move(log), services);
}

Result<LiveGame> LiveGame::restore(GameSettings settings, table::Log log, const Services& services) {
  if (auto known = check_bots(settings, services); !known) return tl::unexpected(known.error());
  auto table = table::Table::restore(std::move(log), levels_for(settings, services));
  if (!table) return tl::unexpected(table.error());
  LiveGame game(std::move(settings), *std::move(table), services);
  // A log may end where chance is due.
  if (auto drawn = game.execute(table::Tick{}); !drawn) return tl::unexpected(drawn.error());
  return game;
}

Result<void> LiveGame::execute(const table::Command& command) {
  return table_.execute(command, kNow).map([&](const table::Accepted&) { history_.follow(table_.log()); });
}

// Whoever knows the seed of a running game could deal it again and look.
std::optional<std::uint64_t> LiveGame::shown_seed() const {
  return is_over() ? settings_.seed : std::nullopt;
}

std::vector<table::LogEntry> LiveGame::log(Viewer viewer, table::EventNumber before) const {
  std::vector<table::LogEntry> entries = history_.log(viewer);
  std::erase_if(entries, [&](const table::LogEntry& entry) { return entry.number >= before; });
  return entries;
}

std::vector<std::string> LiveGame::played_moves() const {
  std::vector<std::string> moves;
  for (const table::PastEvent& event : history_.events())
    if (event.by) moves.push_back(event.text);
  return moves;
}

int LiveGame::count_people() const {
  const auto all = seats(state().players());
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](Seat seat) { return has_person(seat); }));
}

bool LiveGame::was_played() const {
  const bool bots_alone = count_persons(settings_.participants) == 0;
  return std::any_of(history_.events().begin(), history_.events().end(), [&](const table::PastEvent& event) {
    return event.by && (bots_alone || settings_.participants[index(*event.by)].is_person());
  });
}

Result<void> LiveGame::act(std::string_view move) {
  const Seat seat = person_to_act().value_or(Seat{});
  return execute(table::Act{person_at(seat), std::string(move)});
}

bool LiveGame::is_bot_due() const { return table::bot_request(table_.state()).has_value(); }

Result<void> LiveGame::let_bot_move() {
  const auto request = table::bot_request(table_.state());
  assert(request);
  auto bot = make_bot_(request->level, state().spec());
  if (!bot) return tl::unexpected(bot.error());
  std::string move = (*bot)->choose(*state().view(request->seat), request->seed, scratch_, Stop());
  return execute(table::BotAnswer{request->seat, request->position, std::move(move)});
}

Result<void> LiveGame::undo(Seat person) {
  const auto& last = table_.state().play.last;
  const bool shared = last && has_person(last->seat) && !history_.have_secrets(person, last->seat);
  return execute(table::Undo{person_at(shared ? last->seat : person)});
}

Result<void> LiveGame::may_resign(Seat person) const {
  return table::check(table_.state(), table::Resigned{person});
}

Result<void> LiveGame::resign(Seat person) { return execute(table::Resign{person_at(person)}); }

Result<void> LiveGame::leave(Seat person) { return execute(table::Stand{person_at(person)}); }

}  // namespace tessera::cli::play
