#include "tests/store/entries.h"

#include <gtest/gtest.h>
#include <span>
#include <variant>

#include "base/text.h"
#include "store/open.h"
#include "table/hash.h"
#include "table/hex.h"
#include "tests/support/said.h"

namespace tessera::store::test_entries {
namespace {

std::string shown(const std::optional<std::int32_t>& score) { return score ? concat(*score) : "-"; }

std::string shown(const FinishedSeat& seat) {
  return concat("[", seat.person ? concat(number_of(*seat.person)) : "-", " '", seat.name, "' '", seat.level,
                "' ", shown(seat.score), seat.is_winner ? " won" : "", "]");
}

std::string shown(const Rating& rating) {
  return concat(number_of(rating.person), ' ', rating.game, ' ', std::to_string(rating.rating), ' ',
                std::to_string(rating.deviation), ' ', std::to_string(rating.volatility), ' ', rating.games);
}

struct Shown {
  std::string operator()(const Append& e) const {
    return concat("append ", e.table.text(), ' ', e.first, '+', e.count, ' ', table::to_hex(e.bytes));
  }
  std::string operator()(const Finish& e) const {
    std::string out = concat("finish ", e.game.table.text(), ' ', e.game.events, ' ', e.game.game, " '",
                             e.game.options, "' ", e.game.opened.count(), ' ', e.game.ended.count());
    for (const FinishedSeat& seat : e.game.seats) out += concat(' ', shown(seat));
    return concat(out, " \"", e.game.record, '"');
  }
  std::string operator()(const Drop& e) const { return concat("drop ", e.table.text()); }
  std::string operator()(const AddPerson& e) const {
    return concat("person ", number_of(e.id), " '", e.name, "' ", e.since.count());
  }
  std::string operator()(const Rename& e) const {
    return concat("rename ", number_of(e.person), " '", e.name, '\'');
  }
  std::string operator()(const AddKey& e) const {
    return concat("key ", number_of(e.person), ' ', table::to_hex(e.key));
  }
  std::string operator()(const RemoveKey& e) const { return concat("remove ", table::to_hex(e.key)); }
  std::string operator()(const Forget& e) const { return concat("forget ", number_of(e.person)); }
  std::string operator()(const SetRating& e) const { return concat("rating ", shown(e.rating)); }
};

}  // namespace

TableId id(std::string_view text) { return *TableId::parse(text); }

std::vector<std::byte> bytes(std::string_view text) {
  const auto view = std::as_bytes(std::span(text));
  return {view.begin(), view.end()};
}

std::string text(const std::vector<std::byte>& bytes) {
  std::string out;
  for (const std::byte byte : bytes) out += static_cast<char>(byte);
  return out;
}

KeyHash key(int number) { return table::sha256(bytes(concat("key ", number))); }

Append append(std::string_view table, EventNumber first, std::string_view letters) {
  return {id(table), first, static_cast<EventNumber>(letters.size()), bytes(letters)};
}

FinishedGame finished(std::string_view table, EventNumber events, std::string_view game,
                      const std::vector<std::uint32_t>& people, std::int64_t ended) {
  FinishedGame result{id(table), events, std::string(game), "pace=slow", Time(ended - 10), Time(ended),
                      {},        {}};
  int score = 20;
  for (const std::uint32_t number : people) {
    result.seats.push_back({person(number), concat("Guest ", number), "", score, score == 20});
    score -= 5;
  }
  result.record = concat("tessera 1\ngame ", game, "\ntag table ", table, '\n');
  return result;
}

FinishedGame alone(std::string_view table, std::string_view options, std::uint32_t number, int score,
                   std::int64_t ended) {
  FinishedGame game = finished(table, 1, "101", {number}, ended);
  game.options = options;
  game.seats[0].score = score;
  return game;
}

void store_all(Store& store, const Batch& batch) {
  const auto committed = store.commit(batch);
  ASSERT_TRUE(committed) << said(committed.error());
  EXPECT_EQ(refused(committed), std::vector<std::string>());
}

std::vector<std::string> refused(const Result<Committed>& committed) {
  if (!committed) return {"failed: " + said(committed.error())};
  std::vector<std::string> names;
  for (const Refusal& refusal : committed->refused)
    names.push_back(concat(refusal.entry, ' ', code_name(refusal.reason)));
  return names;
}

std::vector<std::size_t> repeated(const Result<Committed>& committed) {
  return committed ? committed->repeated : std::vector<std::size_t>{SIZE_MAX};
}

std::string to_text(const Entry& entry) { return std::visit(Shown(), entry); }

std::vector<std::string> everything(Reader& reader) {
  std::vector<std::string> lines;
  const auto told = reader.everything([&](const Entry& entry) { lines.push_back(to_text(entry)); });
  if (!told) lines.push_back("failed: " + said(told.error()));
  return lines;
}

std::vector<std::string> live(Reader& reader) {
  std::vector<std::string> lines;
  const auto told = reader.live_tables([&](const StoredLog& log) {
    EXPECT_FALSE(log.finished);
    EXPECT_EQ(log.events, log.bytes.size());
    lines.push_back(concat(log.table.text(), ": ", text(log.bytes)));
  });
  if (!told) lines.push_back("failed: " + said(told.error()));
  return lines;
}

}  // namespace tessera::store::test_entries
