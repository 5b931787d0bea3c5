#include "cli/play/compose.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "base/text.h"
#include "cli/play/ending.h"
#include "cli/play/game_log.h"
#include "cli/play/messages.h"
#include "terminal/draw.h"

namespace tessera::cli::play {
namespace {

constexpr std::size_t kMostLogRows = 12;

terminal::Palette palette_of(const terminal::TerminalTraits& traits) {
  return {traits.colours, traits.light_ground};
}

// Options that differ from their default deserve to be seen.
std::string changed_options(const ShownGame& game) {
  std::string text;
  for (const auto& [key, value] : game.chosen_options()) text += concat("  ", key, ' ', value);
  return text;
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

// Pictures speak of colours, the log of names: the header says whose is whose.
terminal::Picture header_picture(const ShownGame& game, const AnyView& view, Header form) {
  terminal::Picture header;
  if (form != Header::without_program)
    header.add("Tessera  ", {terminal::Hue::accent, terminal::Ink::Fill::text, true});
  header.add(game.spec().title, {terminal::Hue::ink, terminal::Ink::Fill::text, true});
  header.add(changed_options(game), {terminal::Hue::soft});
  if (form == Header::spacious || form == Header::without_colours) header.add("  ");
  const Turn turn = view.turn();
  for (Seat seat : seats(game.players())) {
    const bool acts = turn.is_seat() && turn.seat() == seat;
    const auto colour = view.colour_of(seat);
    header.add(concat("  ", game.name(seat)),
               {acts ? terminal::Hue::accent : terminal::Hue::ink, terminal::Ink::Fill::text, acts});
    if (form != Header::without_colours && colour)
      header.add(concat(' ', game.say(Message(Say::colour, {{"colour", *colour}}))), {hue_called(*colour)});
  }
  return header;
}

// Around a picture stand at least the header, a line of the log, the message and the prompt. What
// the message needs, lists of moves and advice, a picture that can do with less gives up.
terminal::Canvas canvas_for(const ShownGame& game, const terminal::TerminalTraits& traits,
                            std::size_t message_lines) {
  const std::size_t around = 3 + message_lines;
  terminal::Canvas canvas;
  canvas.columns = traits.columns;
  canvas.rows = traits.rows - std::min(traits.rows, around);
  canvas.names = game.names().by_seat;
  canvas.words = &game.words();
  const auto all = seats(game.players());
  canvas.seated = std::any_of(all.begin(), all.end(), [&](Seat seat) { return game.is_persons(seat); });
  return canvas;
}

void append(terminal::Lines& lines, const terminal::Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

// Header, picture, log and message, filled to the height: the log gives way first,
// then the blank lines that separate.
terminal::Lines compose(const ShownGame& game, const AnyView& view, table::EventNumber before,
                        const terminal::Lines& message, const terminal::TerminalTraits& traits,
                        std::string_view marked = {}) {
  const terminal::Palette palette = palette_of(traits);
  terminal::Lines lines = header_lines(game, view, traits);
  terminal::Canvas canvas = canvas_for(game, traits, message.size());
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
  const GameLog log = log_for(game, view.viewer(), before);
  for (const LogRow& row : log_rows(log, std::min(spare, kMostLogRows), traits.columns))
    lines.push_back(palette.paint(row.text, {row.fresh ? terminal::Hue::ink : terminal::Hue::soft}));
  if (airy) lines.emplace_back();
  append(lines, message);
  return lines;
}

}  // namespace

terminal::Lines header_lines(const ShownGame& game, const AnyView& view,
                             const terminal::TerminalTraits& traits) {
  const std::size_t columns = std::min<std::size_t>(traits.columns, 80);
  terminal::Picture header = header_picture(game, view, Header::spacious);
  for (Header form : {Header::dense, Header::without_program, Header::without_colours})
    if (header.width() > columns) header = header_picture(game, view, form);
  const auto shown = game.shown_seed();
  const std::string seed = shown ? game.say(Message(Say::seed, {{"seed", concat(*shown)}})) : "";
  const std::size_t used = header.width() + terminal::display_width(seed);
  if (!seed.empty() && used + 2 <= columns) {
    header.add(std::string(columns - used, ' '));
    header.add(seed, {terminal::Hue::soft});
  }
  header.end_line();
  return {palette_of(traits).paint(header.lines().front(), traits.columns)};
}

terminal::Lines table_lines(const ShownGame& game, Viewer viewer, const terminal::Lines& message,
                            const terminal::TerminalTraits& traits, std::string_view marked) {
  return compose(game, *game.view(viewer), game.moment(), message, traits, marked);
}

std::string width_notice(const ShownGame& game, Viewer viewer, const terminal::TerminalTraits& traits) {
  const std::size_t needed = terminal::draw(*game.view(viewer), canvas_for(game, traits, 1)).width();
  if (needed <= traits.columns) return "";
  return game.say(Message(Say::too_narrow, {{"needed", needed}, {"columns", traits.columns}}));
}

terminal::Lines round_end_lines(const ShownGame& game, const ShownRoundEnd& end, std::string_view message,
                                const terminal::TerminalTraits& traits) {
  terminal::Lines lines{game.say(Say::round_is_over)};
  append(lines, terminal::wrap(message, traits.columns));
  return compose(game, *end.view, end.number, lines, traits);
}

terminal::Lines end_lines(const ShownGame& game, Viewer viewer, std::string_view message,
                          const terminal::TerminalTraits& traits) {
  terminal::Lines lines = terminal::wrap(ending_text(game, viewer), traits.columns);
  for (std::string& line : lines)
    line = palette_of(traits).paint(line, {terminal::Hue::ink, terminal::Ink::Fill::text, true});
  append(lines, terminal::wrap(message, traits.columns));
  if (!traits.person) lines.push_back(last_line(game));
  return compose(game, *game.view(viewer), game.moment(), lines, traits);
}

std::string what_is_asked(const std::vector<std::string>& legal, std::size_t columns,
                          const words::Catalogue& words) {
  if (legal.empty()) return "";
  if (legal.size() == 1) return words.say(Message(Say::one_move, {{"move", legal.front()}}));
  const auto asked = [&](Say form) {
    return words.say(Message(form, {{"move", legal.front()}, {"moves", concat(legal.size())}}));
  };
  const std::string whole = asked(Say::your_move_and_help);
  return terminal::display_width(whole) <= columns ? whole : asked(Say::your_move);
}

Message some_of(const std::vector<std::string>& items, std::size_t most) {
  const std::size_t shown = items.size() <= most + 1 ? items.size() : most;
  return {Say::some_of_them,
          {{"items", Argument::List(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(shown))},
           {"more", items.size() - shown}}};
}

}  // namespace tessera::cli::play
