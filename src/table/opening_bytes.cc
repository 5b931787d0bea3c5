#include <limits>
#include <utility>

#include "games/catalog.h"
#include "table/event_bytes.h"

namespace tessera::table {
namespace {

constexpr std::uint8_t kFromSecret = 0;
constexpr std::uint8_t kFromSeed = 1;
constexpr auto kLatestTicks = static_cast<std::uint64_t>(kLatest.count());
constexpr auto kLargestId = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t kMostOptions = 64;

void write_clock(ByteWriter& out, const ClockSpec& clock) {
  out.byte(static_cast<std::uint8_t>(clock.kind));
  out.number(static_cast<std::uint64_t>(clock.time.count()));
  out.number(static_cast<std::uint64_t>(clock.increment.count()));
}

std::optional<ClockSpec> read_clock(ByteReader& in) {
  const auto kind = in.byte();
  const auto time = in.number(kLatestTicks);
  const auto increment = in.number(kLatestTicks);
  if (!kind || *kind > static_cast<std::uint8_t>(ClockKind::days) || !time || !increment) return std::nullopt;
  return ClockSpec{static_cast<ClockKind>(*kind), Time{static_cast<std::int64_t>(*time)},
                   Time{static_cast<std::int64_t>(*increment)}};
}

void write_setup(ByteWriter& out, const Setup& setup) {
  out.byte(static_cast<std::uint8_t>(setup.players));
  out.number(setup.options.size());
  for (const auto& [key, value] : setup.options) {
    out.text(key);
    out.text(value);
  }
}

std::optional<Setup> read_setup(ByteReader& in) {
  const auto players = in.byte();
  const auto options = in.number(kMostOptions);
  if (!players || !options) return std::nullopt;
  Setup setup{*players, {}};
  for (std::uint64_t i = 0; i < *options; ++i) {
    auto key = in.text();
    auto value = in.text();
    if (!key || !value) return std::nullopt;
    setup.options.emplace_back(*std::move(key), *std::move(value));
  }
  return setup;
}

void write_chance_source(ByteWriter& out, const ChanceSource& source) {
  if (const auto* secret = std::get_if<Secret>(&source)) {
    out.byte(kFromSecret);
    out.raw(secret->reveal());
  } else {
    out.byte(kFromSeed);
    out.number(std::get<PlainSeed>(source).seed);
  }
}

std::optional<ChanceSource> read_chance_source(ByteReader& in) {
  const auto kind = in.byte();
  if (kind == kFromSecret) {
    Secret::Bytes bytes;
    return in.raw(bytes) ? std::optional<ChanceSource>(Secret(bytes)) : std::nullopt;
  }
  const auto seed = in.number(std::numeric_limits<std::uint64_t>::max());
  return kind == kFromSeed && seed ? std::optional<ChanceSource>(PlainSeed{*seed}) : std::nullopt;
}

}  // namespace

void write_opening(ByteWriter& out, const Opening& opening) {
  out.byte(kLogVersion);
  out.text(opening.id.text());
  out.text(opening.game->spec().name);
  write_setup(out, opening.setup);
  write_clock(out, opening.clock);
  write_chance_source(out, opening.chance);
  out.number(static_cast<std::uint32_t>(opening.owner));
}

std::optional<Opening> read_opening(ByteReader& in) {
  if (in.byte() != kLogVersion) return std::nullopt;
  const auto id_text = in.text();
  const auto game = in.text();
  auto setup = read_setup(in);
  const auto clock = read_clock(in);
  const auto source = read_chance_source(in);
  const auto owner = in.number(kLargestId);
  if (!id_text || !game || !setup || !clock || !source || !owner) return std::nullopt;
  auto id = TableId::parse(*id_text);
  const AnyGame* const found = find_game(*game);
  if (!id || found == nullptr) return std::nullopt;
  return Opening{*std::move(id), found, *std::move(setup), *clock, *source, static_cast<PersonId>(*owner)};
}

}  // namespace tessera::table
