#include "cli/play/game_text.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <system_error>
#include <utility>

#include "base/text.h"
#include "cli/files.h"
#include "cli/play/places.h"
#include "table/fair_tag.h"
#include "table/game_record.h"
#include "table/hex.h"

namespace tessera::cli::play {
namespace {

constexpr std::string_view kSeedTag = "seed";
constexpr std::string_view kLogTag = "table-log";

bool is_chance_tag(std::string_view key) { return key == table::kFairTag || key == table::kCommitmentTag; }

const std::string* find_tag(const std::vector<Tag>& tags, std::string_view key) {
  const auto tag = std::ranges::find(tags, key, &Tag::first);
  return tag == tags.end() ? nullptr : &tag->second;
}

// A person who has left is written as the bot that plays for them, so that a resumed game does not wait.
Participants present_participants(const LiveGame& game) {
  Participants participants = game.settings().participants;
  for (std::size_t i = 0; i < participants.size(); ++i) {
    const table::Occupant& occupant = game.table().state().seating.at(seat_at(i));
    if (!game.is_over() && occupant.is_person() && occupant.away) participants[i].kind = occupant.level;
  }
  return participants;
}

std::string write_record(const LiveGame& game, const std::vector<Tag>& more_tags) {
  std::vector<Tag> tags = game.settings().tags;
  if (game.settings().seed) tags.emplace_back(kSeedTag, concat(*game.settings().seed));
  for (Tag& tag : seat_tags(present_participants(game))) tags.push_back(std::move(tag));
  tags.insert(tags.end(), more_tags.begin(), more_tags.end());
  return table::game_record(game.table(), tags);
}

std::optional<std::uint64_t> parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

// Bytes enough for a seed that nobody guesses.
std::uint64_t fresh_seed(const Services& services) {
  std::uint64_t seed = 0;
  const table::Secret secret = services.fresh_secret();
  std::memcpy(&seed, secret.reveal().data(), sizeof seed);
  return seed;
}

std::optional<table::Log> read_log(const RecordPlayer& record) {
  for (const auto& [key, text] : record.tags()) {
    if (key != kLogTag) continue;
    const auto bytes = table::from_hex(text);
    if (!bytes) continue;
    if (auto log = table::Log::parse(*bytes)) return *std::move(log);
  }
  return std::nullopt;
}

std::string line_of(const table::PastEvent& event) {
  return event.by ? concat(index(*event.by), ' ', event.text) : concat("~ ", event.text);
}

// A log that does not lead to the record's events is not the record's: somebody changed it.
bool leads_to(const LiveGame& game, const std::vector<std::string>& events) {
  return std::ranges::equal(
      game.history().events(), events,
      [](const table::PastEvent& past, const std::string& line) { return line_of(past) == line; });
}

// The events of a record, as a table would have logged them.
void append_events(table::Log& log, const GameSettings& settings, const RecordPlayer& record) {
  for (const std::string& line : record.events()) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const std::string text = line.substr(std::min(space + 1, line.size()));
    const auto seat = parse_int(line.substr(0, space));
    if (!seat)
      log.append({log.last(), table::Drawn{text}});
    else if (settings.participants[static_cast<std::size_t>(*seat)].is_person())
      log.append({log.last(), table::Moved{seat_at(static_cast<std::size_t>(*seat)), text}});
    else
      log.append({log.last(), table::BotMoved{seat_at(static_cast<std::size_t>(*seat)), text}});
  }
  if (record.resigned()) log.append({log.last(), table::Resigned{*record.resigned()}});
}

Result<GameSettings> settings_of(const RecordPlayer& record, const ChosenSettings& chosen,
                                 const Services& services) {
  GameSettings settings;
  for (const AnyGame* game : services.games)
    if (game->spec().name == record.state()->spec().name) settings.game = game;
  settings.setup = record.setup();
  std::vector<std::string> kinds = chosen.kinds;
  std::vector<std::string> names = chosen.names;
  const Participants tagged = participants_of_tags(record.tags(), record.setup().players);
  if (chosen.kinds.empty() && chosen.names.empty()) names = names_in(tagged, *services.words);
  if (chosen.kinds.empty())
    for (const Participant& participant : tagged) kinds.push_back(participant.kind);
  auto participants =
      seat_participants(settings.setup.players, kinds, names, services.default_bot, *services.words);
  if (!participants) return tl::unexpected(participants.error());
  settings.participants = *std::move(participants);
  settings.seed = chosen.seed;
  const bool is_over = record.resigned() || record.state()->turn().is_over();
  for (const Tag& tag : record.tags()) {
    const auto seed = tag.first == kSeedTag ? parse_seed(tag.second) : std::nullopt;
    if (seed && !settings.seed) settings.seed = seed;
    const bool is_written_anew =
        seed || tag.first == kLogTag || is_seat_tag(tag.first) || (is_chance_tag(tag.first) && !is_over);
    if (!is_written_anew) settings.tags.push_back(tag);
  }
  return settings;
}

Result<LiveGame> game_of(const RecordPlayer& record, const ChosenSettings& chosen, const Services& services) {
  auto settings = settings_of(record, chosen, services);
  if (!settings) return tl::unexpected(settings.error());
  std::optional<table::Opening> opening;
  if (auto log = chosen.seed ? std::nullopt : read_log(record)) {
    auto game = LiveGame::restore(*settings, *std::move(log), services);
    if (game && leads_to(*game, record.events())) {
      if (chosen.kinds.empty() && chosen.names.empty()) return game;
      opening = game->table().state().opening;
    }
  }
  if (!opening) {
    const std::uint64_t seed = settings->seed ? *settings->seed : fresh_seed(services);
    opening = opening_for(*settings, table::PlainSeed{seed});
  }
  table::Log log = begin_log(*settings, *opening);
  append_events(log, *settings, record);
  return LiveGame::restore(*std::move(settings), std::move(log), services);
}

}  // namespace

std::string record_of(const LiveGame& game) { return write_record(game, {}); }

std::string autosave_of(const LiveGame& game) {
  if (game.is_over()) return record_of(game);
  return write_record(game, {{std::string(kLogTag), table::to_hex(game.table().log().bytes())}});
}

bool can_be_verified(const LiveGame& game) {
  const std::string* tag = find_tag(game.settings().tags, table::kFairTag);
  return game.is_over() && (tag != nullptr ? *tag != table::kNotFair : game.table().state().luck.has_value());
}

std::string without_log(std::string_view text) {
  const std::string line = concat("\ntag ", kLogTag, ' ');
  const std::size_t at = text.find(line);
  if (at == std::string_view::npos) return std::string(text);
  const std::size_t end = std::min(text.find('\n', at + 1), text.size());
  return concat(text.substr(0, at), text.substr(end));
}

bool is_finished(std::string_view record) {
  return record.find("\nresult ") != std::string_view::npos ||
         record.find("\nresigned ") != std::string_view::npos;
}

tl::expected<LiveGame, CannotOpen> open_record(const std::filesystem::path& path,
                                               const ChosenSettings& chosen, const Services& services) {
  const auto cannot = [](ExitCode code, std::string why) {
    return tl::unexpected(CannotOpen{code, std::move(why)});
  };
  const auto text = read_file(path.string());
  if (!text) return cannot(ExitCode::system, services.words->say(text.error()));
  RecordPlayer record(services.games);
  if (auto read = read_record(*text, record); !read)
    return cannot(ExitCode::bad_input, concat(shown_path(path), ':', read.error().line, ": ",
                                              services.words->say(read.error().reason)));
  auto game = game_of(record, chosen, services);
  if (!game)
    return cannot(ExitCode::bad_input, concat(shown_path(path), ": ", services.words->say(game.error())));
  return *std::move(game);
}

}  // namespace tessera::cli::play
