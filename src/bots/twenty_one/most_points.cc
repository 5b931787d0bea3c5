#include "bots/twenty_one/most_points.h"

#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

// The best of what was offered, or any of the equally good.
class Pick {
 public:
  void offer(const Place& place, int value, Rng& rng) {
    if (value < value_) return;
    if (value > value_) offered_ = 0;
    value_ = value;
    if (++offered_ == 1 || rng.below(offered_) == 0) place_ = place;
  }
  [[nodiscard]] bool any() const { return offered_ > 0; }
  [[nodiscard]] int value() const { return value_; }
  [[nodiscard]] const Place& place() const { return place_; }

 private:
  Place place_{};
  int value_ = -1;
  std::uint32_t offered_ = 0;
};

}  // namespace

std::optional<Place> most_points(const Public& pub, Pile hand, Rng& rng) {
  constexpr int kWorthAStar = 20;
  Pick number;
  Pick star;
  for_each_placement(pub, hand, [&](Face face, Square square) {
    if (!face.is_star())
      number.offer({face, square}, points_for(pub, face, square), rng);
    else if (face.value() == pub.board.limit(square))
      star.offer({face, square}, points_for(pub, face, square), rng);
  });
  if (star.any() && (!number.any() || (star.value() >= kWorthAStar && star.value() > number.value())))
    return star.place();
  if (number.any()) return number.place();
  return std::nullopt;
}

}  // namespace tessera::twenty_one
