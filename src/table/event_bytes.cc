#include "table/event_bytes.h"

#include <cstddef>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

namespace tessera::table {
namespace {

constexpr unsigned kSeatBits = 3;
constexpr unsigned kNoSeat = (1U << kSeatBits) - 1;
constexpr auto kLargest = std::numeric_limits<std::uint32_t>::max();

static_assert(std::variant_size_v<Happening> << kSeatBits <= 256);

template <class T>
concept HasSeat = requires(T what) { what.seat; };
template <class T>
concept HasText = requires(T what) { what.text; };
template <class T>
concept HasLevel = requires(T what) { what.level; };

template <class T>
void write_rest(ByteWriter& out, const T& what) {
  if constexpr (std::is_same_v<T, Opening>) {
    write_opening(out, what);
  } else if constexpr (std::is_same_v<T, Sat>) {
    out.number(static_cast<std::uint32_t>(what.person));
    out.text(what.name);
  } else if constexpr (std::is_same_v<T, WordAdded>) {
    out.text(what.word);
  } else if constexpr (std::is_same_v<T, Undone>) {
    out.number(what.from);
  } else if constexpr (std::is_same_v<T, Relieved>) {
    out.byte(static_cast<std::uint8_t>(index(what.by)));
  } else if constexpr (HasLevel<T>) {
    out.text(what.level);
  } else if constexpr (HasText<T>) {
    out.text(what.text);
  }
}

bool keep(std::optional<std::string> read, std::string& into) {
  if (!read) return false;
  into = *std::move(read);
  return true;
}

template <class T>
bool read_rest(ByteReader& in, T& what) {
  if constexpr (std::is_same_v<T, Sat>) {
    const auto person = in.number(kLargest);
    if (!person) return false;
    what.person = static_cast<PersonId>(*person);
    return keep(in.text(), what.name);
  } else if constexpr (std::is_same_v<T, WordAdded>) {
    return keep(in.text(), what.word);
  } else if constexpr (std::is_same_v<T, Undone>) {
    const auto from = in.number(kLargest);
    what.from = static_cast<EventNumber>(from.value_or(0));
    return from.has_value();
  } else if constexpr (std::is_same_v<T, Relieved>) {
    const auto by = in.byte();
    what.by = seat_at(by.value_or(0));
    return by && *by < kMaxSeats;
  } else if constexpr (HasLevel<T>) {
    return keep(in.text(), what.level);
  } else if constexpr (HasText<T>) {
    return keep(in.text(), what.text);
  }
  return true;
}

// The event of this kind; nothing when its seat or the rest is missing or too much.
template <class T>
std::optional<Happening> read_one(ByteReader& in, unsigned seat) {
  if constexpr (std::is_same_v<T, Opening>) {
    if (seat != kNoSeat) return std::nullopt;
    auto opening = read_opening(in);
    return opening ? std::optional<Happening>(*std::move(opening)) : std::nullopt;
  } else {
    T what{};
    if constexpr (HasSeat<T>) {
      if (seat >= kMaxSeats) return std::nullopt;
      what.seat = seat_at(seat);
    } else if (seat != kNoSeat) {
      return std::nullopt;
    }
    if (!read_rest(in, what)) return std::nullopt;
    return what;
  }
}

template <std::size_t... Kinds>
std::optional<Happening> read_kind(ByteReader& in, unsigned kind, unsigned seat,
                                   std::index_sequence<Kinds...> /*all*/) {
  std::optional<Happening> read;
  static_cast<void>(
      ((kind == Kinds && (read = read_one<std::variant_alternative_t<Kinds, Happening>>(in, seat), true)) ||
       ...));
  return read;
}

template <class T>
unsigned seat_bits([[maybe_unused]] const T& what) {
  if constexpr (HasSeat<T>)
    return static_cast<unsigned>(index(what.seat));
  else
    return kNoSeat;
}

}  // namespace

std::optional<std::uint8_t> log_version(std::span<const std::byte> log) {
  static_assert(std::is_same_v<std::variant_alternative_t<0, Happening>, Opening>);
  ByteReader in(log);
  if (in.byte() != kNoSeat || !in.number(static_cast<std::uint64_t>(kLatest.count()))) return std::nullopt;
  return in.byte();
}

void write_event(ByteWriter& out, const Event& event, Time before) {
  std::visit(
      [&](const auto& what) {
        out.byte(static_cast<std::uint8_t>(event.what.index() << kSeatBits | seat_bits(what)));
        out.number(static_cast<std::uint64_t>((event.at - before).count()));
        write_rest(out, what);
      },
      event.what);
}

std::optional<Event> read_event(ByteReader& in, Time before) {
  const auto head = in.byte();
  if (!head) return std::nullopt;
  const auto passed = in.number(static_cast<std::uint64_t>((kLatest - before).count()));
  if (!passed) return std::nullopt;
  auto what = read_kind(in, *head >> kSeatBits, *head & kNoSeat,
                        std::make_index_sequence<std::variant_size_v<Happening>>());
  if (!what) return std::nullopt;
  return Event{before + Time{static_cast<std::int64_t>(*passed)}, *std::move(what)};
}

}  // namespace tessera::table
