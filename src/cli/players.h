#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/record.h"
#include "core/seat.h"
#include "words/catalogue.h"

namespace tessera::cli {

// Who sits on a seat: a person of this terminal, or a bot by its name.
struct Participant {
  std::string kind;
  std::string name;

  [[nodiscard]] bool is_person() const { return kind == kPerson; }
  static constexpr std::string_view kPerson = "you";

  friend bool operator==(const Participant&, const Participant&) = default;
};
using Participants = std::vector<Participant>;  // by seat

// Seats by kind, in order; where none is named, seat 0 is a person's and the others get
// the default bot. Names are given in the order of the seats; "" leaves the default one. Kinds may be
// named in the language too.
Result<Participants> seat_participants(int count, const std::vector<std::string>& kinds,
                                       const std::vector<std::string>& names, std::string_view default_bot,
                                       const words::Catalogue& words = words::Catalogue::english());

// The kind that is called so, in the notation or in the language.
std::string kind_called(const std::string& text, const words::Catalogue& words);
// "casual", in the language: "amateur". Bots that are no level have one name everywhere.
std::string kind_word(std::string_view kind, const words::Catalogue& words);

// The names as they would be in this language: what a seat is called by default in another one is
// nobody's name.
std::vector<std::string> names_in(const Participants& participants, const words::Catalogue& words);

// The tags `seat0 person Camille`, and back. Seats without a tag get an empty kind.
std::vector<Tag> seat_tags(const Participants& participants);
Participants participants_of_tags(const std::vector<Tag>& tags, int count);
bool is_seat_tag(std::string_view key);

int count_persons(const Participants& participants);

}  // namespace tessera::cli
