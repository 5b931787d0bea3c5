#include "store/entry_bytes.h"

#include <bit>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <variant>

#include "core/seat.h"
#include "table/byte_io.h"

namespace tessera::store {
namespace {

constexpr auto kAnyNumber = std::numeric_limits<std::uint64_t>::max();
constexpr auto kAnyEvent = std::numeric_limits<EventNumber>::max();

class EntryWriter {
 public:
  explicit EntryWriter(std::vector<std::byte>& bytes) : out_(bytes) {}

  void operator()(const Append& e) {
    out_.text(e.table.text());
    out_.number(e.first);
    out_.number(e.count);
    raw(e.bytes);
  }
  void operator()(const Finish& e) {
    out_.text(e.game.table.text());
    out_.number(e.game.events);
    out_.text(e.game.game);
    out_.text(e.game.options);
    time(e.game.opened);
    time(e.game.ended);
    out_.number(e.game.seats.size());
    for (const FinishedSeat& seat : e.game.seats) one(seat);
    out_.text(e.game.record);
    out_.number(e.ratings.size());
    for (const Rating& rating : e.ratings) one(rating);
  }
  void operator()(const Drop& e) { out_.text(e.table.text()); }
  void operator()(const AddPerson& e) {
    out_.number(number_of(e.id));
    out_.text(e.name);
    time(e.since);
  }
  void operator()(const Rename& e) {
    out_.number(number_of(e.person));
    out_.text(e.name);
  }
  void operator()(const AddKey& e) {
    out_.number(number_of(e.person));
    out_.raw(e.key);
  }
  void operator()(const RemoveKey& e) { out_.raw(e.key); }
  void operator()(const Forget& e) { out_.number(number_of(e.person)); }
  void operator()(const SetRating& e) { one(e.rating); }

 private:
  void raw(std::span<const std::byte> bytes) {
    out_.number(bytes.size());
    out_.raw(bytes);
  }
  // Small ones of either sign take few bytes.
  void with_sign(std::int64_t value) {
    out_.number((static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
  }
  void time(Time value) { with_sign(value.count()); }
  void real(double value) { out_.number(std::bit_cast<std::uint64_t>(value)); }
  void one(const FinishedSeat& seat) {
    out_.number(seat.person ? std::uint64_t{number_of(*seat.person)} + 1 : 0);
    out_.text(seat.name);
    out_.text(seat.level);
    out_.byte(static_cast<std::uint8_t>((seat.score ? 2 : 0) + (seat.is_winner ? 1 : 0)));
    if (seat.score) with_sign(*seat.score);
  }
  void one(const Rating& rating) {
    out_.number(number_of(rating.person));
    out_.text(rating.game);
    real(rating.rating);
    real(rating.deviation);
    real(rating.volatility);
    out_.number(static_cast<std::uint64_t>(rating.games));
  }

  table::ByteWriter out_;
};

// After the first piece that can't be read, everything else is empty, and is_fine() says so.
class EntryReader {
 public:
  explicit EntryReader(std::span<const std::byte> bytes) : bytes_(bytes), in_(bytes) {}
  [[nodiscard]] bool is_fine() const { return is_fine_ && in_.position() == bytes_.size(); }

  std::uint64_t number(std::uint64_t largest) { return kept(in_.number(largest)); }
  std::string text() { return kept(in_.text()); }
  std::uint8_t byte() { return kept(in_.byte()); }
  TableId table() {
    auto id = TableId::parse(text());
    is_fine_ = is_fine_ && id.has_value();
    return id ? *std::move(id) : *TableId::parse("none");
  }
  EventNumber event() { return static_cast<EventNumber>(number(kAnyEvent)); }
  PersonId person() { return static_cast<PersonId>(number(std::numeric_limits<std::uint32_t>::max())); }
  std::int64_t with_sign() {
    const std::uint64_t value = number(kAnyNumber);
    return static_cast<std::int64_t>((value >> 1) ^ (~(value & 1) + 1));
  }
  Time time() { return Time(with_sign()); }
  double real() { return std::bit_cast<double>(number(kAnyNumber)); }
  std::vector<std::byte> raw() {
    std::vector<std::byte> bytes(number(bytes_.size()));
    is_fine_ = is_fine_ && in_.raw(bytes);
    return bytes;
  }
  KeyHash key() {
    KeyHash key{};
    is_fine_ = is_fine_ && in_.raw(key);
    return key;
  }
  Rating rating() {
    Rating rating{person(), text(), real(), real(), real(), 0};
    rating.games = static_cast<int>(number(std::numeric_limits<int>::max()));
    return rating;
  }
  FinishedSeat seat() {
    FinishedSeat seat;
    const std::uint64_t whose = number(std::uint64_t{1} << 32);
    if (whose > 0) seat.person = static_cast<PersonId>(whose - 1);
    seat.name = text();
    seat.level = text();
    const std::uint8_t marks = byte();
    is_fine_ = is_fine_ && marks < 4;
    seat.is_winner = (marks & 1) != 0;
    if ((marks & 2) != 0) seat.score = static_cast<std::int32_t>(with_sign());
    return seat;
  }

 private:
  template <class T>
  T kept(std::optional<T> value) {
    is_fine_ = is_fine_ && value.has_value();
    return is_fine_ ? *std::move(value) : T{};
  }

  std::span<const std::byte> bytes_;
  table::ByteReader in_;
  bool is_fine_ = true;
};

Finish read_finish(EntryReader& in) {
  Finish entry{{in.table(), in.event(), in.text(), in.text(), in.time(), in.time(), {}, {}}, {}};
  for (auto left = in.number(kMaxSeats); left > 0; --left) entry.game.seats.push_back(in.seat());
  entry.game.record = in.text();
  for (auto left = in.number(kMaxSeats); left > 0; --left) entry.ratings.push_back(in.rating());
  return entry;
}

// By the place of its kind in Entry, which is what backups have.
std::optional<Entry> read_kind(std::uint8_t kind, EntryReader& in) {
  switch (kind) {
    case 0:
      return Append{in.table(), in.event(), in.event(), in.raw()};
    case 1:
      return read_finish(in);
    case 2:
      return Drop{in.table()};
    case 3:
      return AddPerson{in.person(), in.text(), in.time()};
    case 4:
      return Rename{in.person(), in.text()};
    case 5:
      return AddKey{in.person(), in.key()};
    case 6:
      return RemoveKey{in.key()};
    case 7:
      return Forget{in.person()};
    case 8:
      return SetRating{in.rating()};
    default:
      return std::nullopt;
  }
}
static_assert(std::variant_size_v<Entry> == 9);

}  // namespace

std::vector<std::byte> entry_bytes(const Entry& entry) {
  std::vector<std::byte> bytes{static_cast<std::byte>(entry.index())};
  std::visit(EntryWriter(bytes), entry);
  return bytes;
}

std::optional<Entry> read_entry(std::span<const std::byte> bytes) {
  if (bytes.empty()) return std::nullopt;
  EntryReader in(bytes.subspan(1));
  auto entry = read_kind(static_cast<std::uint8_t>(bytes[0]), in);
  if (!in.is_fine()) return std::nullopt;
  return entry;
}

}  // namespace tessera::store
