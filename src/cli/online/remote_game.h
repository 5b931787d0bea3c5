#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/compose.h"
#include "cli/play/shown_game.h"
#include "core/data.h"
#include "protocol/remote_table.h"

namespace tessera::cli::online {

// Who has a seat, as everybody may know it.
struct SeatCard {
  enum class Holder { nobody, person, bot };
  Holder holder = Holder::nobody;
  std::string name;                  // to be shown
  std::string bot;                   // the level that plays it now; empty: the person does
  std::string word;                  // for luck
  std::optional<std::int64_t> left;  // milliseconds, where there is a clock
};

// The game at a table of a server, as screens show it: made of what the server tells one viewer.
class RemoteGame final : public play::ShownGame {
 public:
  explicit RemoteGame(const words::Catalogue& words) : words_(&words) {}

  // Takes a message about the table. After a refusal only the whole from the first event helps.
  Result<void> hear(const Data& message);
  // Nothing is known yet, or no longer.
  [[nodiscard]] bool is_known() const { return table_.has_value(); }
  void forget() { table_.reset(); }
  [[nodiscard]] const protocol::RemoteTable& table() const { return *table_; }
  [[nodiscard]] Viewer viewer() const { return table_->viewer(); }
  [[nodiscard]] std::optional<Seat> own_seat() const;

  enum class Phase { gathering, playing, over };
  [[nodiscard]] Phase phase() const;
  [[nodiscard]] bool is_paused() const;
  [[nodiscard]] std::optional<Seat> owner() const;
  [[nodiscard]] std::optional<Seat> turn() const;
  [[nodiscard]] std::optional<std::int64_t> deadline() const;  // on the server's clock
  [[nodiscard]] std::optional<Seat> rematch_offered() const;
  [[nodiscard]] std::string commitment() const;  // in hexadecimal
  [[nodiscard]] table::EventNumber position() const;
  [[nodiscard]] const std::vector<SeatCard>& cards() const { return cards_; }
  [[nodiscard]] const SeatCard& card(Seat seat) const { return cards_[index(seat)]; }
  [[nodiscard]] std::optional<Seat> open_seat() const;
  // Whether the viewer is to move, itself.
  [[nodiscard]] bool is_own_turn() const;
  [[nodiscard]] bool has_other_people() const;
  [[nodiscard]] std::optional<Seat> seat_called(std::string_view name) const;
  [[nodiscard]] std::vector<play::ShownRoundEnd> round_ends() const;

  [[nodiscard]] const words::Catalogue& words() const override { return *words_; }
  [[nodiscard]] const GameSpec& spec() const override { return table_->game().spec(); }
  [[nodiscard]] int players() const override { return table_->setup().players; }
  [[nodiscard]] int side(Seat seat) const override { return begun_->side(seat); }
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> chosen_options() const override;
  [[nodiscard]] const std::string& name(Seat seat) const override { return card(seat).name; }
  [[nodiscard]] bool is_persons(Seat seat) const override {
    return card(seat).holder == SeatCard::Holder::person;
  }
  [[nodiscard]] std::shared_ptr<const AnyView> view(Viewer viewer) const override;
  [[nodiscard]] table::EventNumber moment() const override { return table_->next_event(); }
  [[nodiscard]] std::vector<table::LogEntry> log(Viewer viewer, table::EventNumber before) const override;
  [[nodiscard]] std::size_t count_events() const override { return table_->count_events(); }
  [[nodiscard]] std::vector<std::string> played_moves() const override;
  [[nodiscard]] bool is_over() const override { return phase() == Phase::over; }
  [[nodiscard]] std::optional<Seat> resigned() const override;
  [[nodiscard]] Outcome outcome() const override;

 private:
  void read_cards();
  [[nodiscard]] const Data& about() const { return table_->public_data(); }

  const words::Catalogue* words_;
  std::optional<protocol::RemoteTable> table_;
  std::unique_ptr<AnyState> begun_;  // the game's beginning, for what never changes in it
  std::vector<SeatCard> cards_;
};

}  // namespace tessera::cli::online
