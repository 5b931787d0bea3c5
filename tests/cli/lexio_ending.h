#pragma once

#include <string_view>

namespace tessera::testing {

// Bo leads with one tile left, and it is the turn of Cy, who can go out with the last one.
// All did what the champion does.
//
// Ann is left with 3t 3s, Bo with 5c, Cy with 1c, and nobody with a 2. If Cy goes out, Ann pays 2 and
// Bo 1, and Ann pays Bo the difference of 1: -3, 0 and +3, which is 3 - (-3 + 0) / 2 = 4.5 chips more
// than the others have on the average. If Cy passes, so must Ann, and Bo goes out: Ann pays 2 and Cy 1,
// and Ann pays Cy 1: -3, +3 and 0, which is 0 - (-3 + 3) / 2 = 0.
inline constexpr std::string_view kCyCanGoOut = R"(tessera 1
game lexio
players 3
option rounds 1
tag seat0 person Ann
tag seat1 person Bo
tag seat2 you Cy
tag seed 5
~ deal 3t 3s 4t 4m 5t 5m 6c 6m 6s 1t 1s 2c | 4c 5c 5s 6t 7c 8m 8s 9c 9m 1m 2m 2s | 3c 3m 4s 7t 7m 7s 8c 8t 9t 9s 1c 2t
2 play 9t 9s
0 pass
1 play 2m 2s
2 pass
0 pass
1 play 4c 5s 6t 7c 8m
2 play 3c 3m 7t 7m 7s
0 pass
1 pass
2 play 4s
0 play 2c
1 pass
2 play 2t
0 pass
1 pass
2 play 8c 8t
0 play 1t 1s
1 pass
2 pass
0 play 5t 5m 6c 6m 6s
1 pass
2 pass
0 play 4t 4m
1 play 9c 9m
2 pass
0 pass
1 play 1m
2 pass
0 pass
1 play 8s
)";

}  // namespace tessera::testing
