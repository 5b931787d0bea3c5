#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"
#include "table/event.h"
#include "table/history.h"
#include "table/undos.h"

namespace tessera::protocol {

// A table somewhere else, known from what its server tells one viewer (docs/protocol.md). It has
// the same snapshots as a table at hand, so that no screen need know the difference.
class RemoteTable {
 public:
  // Of the server's message with all events from the first: "table", "seat", "from", "public",
  // "events".
  static Result<RemoteTable> open(const Data& whole);

  // Takes another message about this table: news, or a whole, from any event on that is known. Events heard
  // before are let be. After a refusal nothing but a whole from event 0 helps.
  Result<void> hear(const Data& message);

  // As snapshot_data has it. Whether people at the table have secrets is not for a viewer to know,
  // and null.
  [[nodiscard]] Data snapshot(std::optional<table::EventNumber> after = {}) const;
  // Whether the viewer could play this now; the move as the record has it.
  [[nodiscard]] Result<std::string> check(std::string_view move) const;

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] Viewer viewer() const { return viewer_; }
  [[nodiscard]] table::EventNumber next_event() const { return next_; }  // for "have"
  [[nodiscard]] const Data& public_data() const { return public_; }
  [[nodiscard]] const AnyView& view() const { return follower_->view(); }
  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }
  // What happened in the game and besides, in words.
  [[nodiscard]] const std::vector<table::LogEntry>& log() const { return entries_; }
  // What was seen when a round ended, and the number of the outcome that began the next.
  struct RoundEnd {
    table::EventNumber number;
    std::unique_ptr<AnyFollower> follower;
  };
  [[nodiscard]] const std::vector<RoundEnd>& round_ends() const { return round_ends_; }
  [[nodiscard]] std::size_t count_events() const { return past_.size(); }  // of the game, that stand
  // All lines of the game that stand, for whoever follows it anew.
  [[nodiscard]] std::vector<std::string> lines() const;

 private:
  struct Past {
    table::EventNumber number;
    std::optional<Seat> by;  // nobody: chance
    std::vector<std::string> lines;
  };

  RemoteTable(const AnyGame& game, Setup setup, Viewer viewer, std::string id);
  Result<void> hear_events(const Data& events);
  Result<void> hear_event(const Data::List& event);
  Result<void> play(Past past);
  Result<void> take_back(table::EventNumber from);
  [[nodiscard]] bool deals_anew(const Past& past) const;
  void note_story(table::EventNumber number, std::string_view kind, std::optional<Seat> seat);
  void take_now(const Data& now, table::Time at);
  void begin();

  const AnyGame* game_;
  Setup setup_;
  Viewer viewer_;
  std::string id_;
  std::unique_ptr<AnyFollower> follower_;
  Data public_;
  table::EventNumber next_ = 0;
  table::Time last_{0};
  bool is_begun_ = false;
  std::vector<Past> past_;
  std::vector<table::LogEntry> entries_;
  std::vector<RoundEnd> round_ends_;
  table::Undos undos_;
};

}  // namespace tessera::protocol
