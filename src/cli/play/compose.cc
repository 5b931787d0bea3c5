#include "cli/play/compose.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "base/text.h"
#include "cli/play/log.h"
#include "cli/play/match.h"
#include "terminal/draw.h"

namespace tessera::cli::play {
namespace {

constexpr std::size_t kMostLogRows = 12;

terminal::Palette palette_of(const terminal::TerminalTraits& traits) {
  return {traits.colours, traits.light_ground};
}

// Options that differ from what is usual deserve to be seen.
std::string unusual_options(const Session& session) {
  std::string text;
  for (const auto& [key, value] : session.plan().setup.options) text += concat("  ", key, ' ', value);
  return text;
}

// The colour a seat plays, where the game has such: pictures speak of colours,
// the log of names, and the header says whose is whose. Everybody knows it.
std::string colour_of(const Data& view, Seat seat) {
  const auto* list = std::get_if<Data::List>(&view["seats"].value());
  if (list == nullptr || index(seat) >= list->size()) return "";
  const auto* colour = std::get_if<std::string>(&(*list)[index(seat)]["colour"].value());
  return colour == nullptr ? "" : *colour;
}

terminal::Hue hue_called(std::string_view colour) {
  constexpr std::array<std::pair<std::string_view, terminal::Hue>, 7> kHues{
      {{"blue", terminal::Hue::blue},
       {"green", terminal::Hue::green},
       {"orange", terminal::Hue::orange},
       {"purple", terminal::Hue::purple},
       {"red", terminal::Hue::red},
       {"pink", terminal::Hue::pink},
       {"yellow", terminal::Hue::yellow}}};
  for (const auto& [name, hue] : kHues)
    if (name == colour) return hue;
  return terminal::Hue::ink;
}

enum class Header { spacious, dense, without_program, without_colours };

terminal::Picture header_picture(const Session& session, Header form) {
  terminal::Picture header;
  if (form != Header::without_program)
    header.add("Tessera  ", {terminal::Hue::accent, terminal::Ink::Fill::text, true});
  header.add(session.state().spec().title, {terminal::Hue::ink, terminal::Ink::Fill::text, true});
  header.add(unusual_options(session), {terminal::Hue::soft});
  if (form == Header::spacious || form == Header::without_colours) header.add("  ");
  const Turn turn = session.state().turn();
  const Data view = session.state().view(Seat{})->data();
  for (Seat seat : seats(session.state().players())) {
    const bool acts = turn.is_seat() && turn.seat() == seat;
    const std::string colour = colour_of(view, seat);
    header.add(concat("  ", session.player(seat).name),
               {acts ? terminal::Hue::accent : terminal::Hue::ink, terminal::Ink::Fill::text, acts});
    if (form != Header::without_colours && !colour.empty())
      header.add(concat(' ', colour), {hue_called(colour)});
  }
  return header;
}

// Around a picture stand at least the header, a line of the log, the message and the prompt. What
// the message needs, lists of moves and advice, a picture that can do with less gives up.
terminal::Canvas canvas_for(const Session& session, const terminal::TerminalTraits& traits,
                            std::size_t message_lines) {
  const std::size_t around = 3 + message_lines;
  terminal::Canvas canvas;
  canvas.columns = traits.columns;
  canvas.rows = traits.rows - std::min(traits.rows, around);
  for (const Player& player : session.plan().players) canvas.names.push_back(player.name);
  canvas.seated = count_persons(session.plan().players) > 0;
  return canvas;
}

void append(terminal::Lines& lines, const terminal::Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

// Header, picture, log and message, filled to the height: the log gives way first,
// then the blank lines that separate.
terminal::Lines compose(const Session& session, const AnyView& view, std::size_t events,
                        const terminal::Lines& message, const terminal::TerminalTraits& traits,
                        std::string_view marked = {}) {
  const terminal::Palette palette = palette_of(traits);
  terminal::Lines lines = header_lines(session, traits);
  terminal::Canvas canvas = canvas_for(session, traits, message.size());
  canvas.marked = marked;
  const terminal::Lines picture = terminal::painted(terminal::draw(view, canvas), traits);
  const std::size_t needed = lines.size() + picture.size() + message.size() + 1;  // and the prompt
  std::size_t spare = traits.rows > needed ? traits.rows - needed : 0;
  const bool airy = spare >= 6;
  if (airy) {
    spare -= 3;
    lines.emplace_back();
  }
  append(lines, picture);
  if (airy) lines.emplace_back();
  const Log log = log_for(session, view.viewer().seat(), events);
  for (const LogRow& row : log_rows(log, std::min(spare, kMostLogRows), traits.columns))
    lines.push_back(palette.paint(row.text, {row.fresh ? terminal::Hue::ink : terminal::Hue::soft}));
  if (airy) lines.emplace_back();
  append(lines, message);
  return lines;
}

std::string winners_text(const Session& session, const Outcome& outcome) {
  std::vector<std::string> names;
  bool you = false;
  for (Seat seat : outcome.winners) {
    names.push_back(session.player(seat).name);
    you = you || names.back() == "You";
  }
  if (names.size() == 1) return concat(names[0], you ? " win." : " wins.");
  const std::string last = names.empty() ? "Nobody" : names.back();
  if (!names.empty()) names.pop_back();
  return concat(join(names, ", "), names.empty() ? "" : " and ", last, " share the win.");
}

}  // namespace

terminal::Lines header_lines(const Session& session, const terminal::TerminalTraits& traits) {
  const std::size_t columns = std::min<std::size_t>(traits.columns, 80);
  terminal::Picture header = header_picture(session, Header::spacious);
  for (Header form : {Header::dense, Header::without_program, Header::without_colours})
    if (header.width() > columns) header = header_picture(session, form);
  // Whoever knows the seed of a running game could deal it again and look.
  const std::string seed = session.is_over() ? concat("seed ", session.plan().seed) : "";
  const std::size_t used = header.width() + terminal::display_width(seed);
  if (!seed.empty() && used + 2 <= columns) {
    header.add(std::string(columns - used, ' '));
    header.add(seed, {terminal::Hue::soft});
  }
  header.end_line();
  return {palette_of(traits).paint(header.lines().front(), traits.columns)};
}

terminal::Lines table_lines(const Session& session, Seat seat, const terminal::Lines& message,
                            const terminal::TerminalTraits& traits, std::string_view marked) {
  return compose(session, *session.state().view(seat), session.history().size(), message, traits, marked);
}

std::string width_notice(const Session& session, Seat seat, const terminal::TerminalTraits& traits) {
  const std::size_t needed =
      terminal::draw(*session.state().view(seat), canvas_for(session, traits, 1)).width();
  if (needed <= traits.columns) return "";
  return concat("This table needs ", needed, " columns, your terminal has ", traits.columns,
                ": what is cut off ends in \"…\". Make it wider.");
}

terminal::Lines round_end_lines(const Session& session, const RoundEnd& end, Seat seat,
                                std::string_view message, const terminal::TerminalTraits& traits) {
  terminal::Lines lines{"The round is over."};
  append(lines, terminal::wrap(message, traits.columns));
  return compose(session, *end.state->view(seat), end.events, lines, traits);
}

terminal::Lines end_lines(const Session& session, Seat seat, std::string_view message,
                          const terminal::TerminalTraits& traits) {
  const Outcome outcome = session.state().outcome();
  std::string scores;
  for (std::size_t i = 0; i < outcome.scores.size(); ++i)
    scores += concat(i == 0 ? "" : ", ", session.player(seat_at(i)).name, ' ', outcome.scores[i]);
  const bool alone = outcome.scores.size() == 1;
  terminal::Lines lines =
      terminal::wrap(concat("The game is over: ", scores, ". ", alone ? "" : winners_text(session, outcome)),
                     traits.columns);
  for (std::string& line : lines)
    line = palette_of(traits).paint(line, {terminal::Hue::ink, terminal::Ink::Fill::text, true});
  append(lines, terminal::wrap(message, traits.columns));
  if (!traits.person) lines.push_back(to_text(outcome));
  return compose(session, *session.state().view(seat), session.history().size(), lines, traits);
}

std::string hint(const std::vector<std::string>& legal, std::size_t columns) {
  if (legal.size() == 1) return concat("One move is possible: ", legal.front(), ". Enter plays it.");
  const std::string example =
      concat("Your move, for example ", legal.front(), ". ? lists all ", legal.size());
  const std::string whole = concat(example, ", help explains the rest.");
  return terminal::display_width(whole) <= columns ? whole : example + '.';
}

std::string some_of(const std::vector<std::string>& items, std::size_t most) {
  const std::size_t shown = items.size() <= most + 1 ? items.size() : most;
  std::string text = join({items.begin(), items.begin() + static_cast<std::ptrdiff_t>(shown)}, ", ");
  if (shown < items.size()) text += concat(" and ", items.size() - shown, " more");
  return text;
}

}  // namespace tessera::cli::play
