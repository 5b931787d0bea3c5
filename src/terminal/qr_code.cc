#include "terminal/qr_code.h"

#include <memory>
#include <qrencode.h>

namespace tessera::terminal {
namespace {

constexpr int kBorder = 2;  // modules; the standard has four, cameras do with two
constexpr std::string_view kBlackOnWhite = "\x1b[30;107m";
constexpr std::string_view kPlain = "\x1b[0m";

}  // namespace

std::string qr_code(std::string_view text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1), QRcode_free);
  if (!code) return "";
  const auto is_black = [&](int row, int column) {
    if (row < 0 || column < 0 || row >= code->width || column >= code->width) return false;
    return (code->data[row * code->width + column] & 1) != 0;
  };
  std::string picture;
  for (int row = -kBorder; row < code->width + kBorder; row += 2) {
    picture += kBlackOnWhite;
    for (int column = -kBorder; column < code->width + kBorder; ++column) {
      const bool upper = is_black(row, column);
      const bool lower = is_black(row + 1, column);
      picture += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
    }
    picture += kPlain;
    picture += '\n';
  }
  return picture;
}

}  // namespace tessera::terminal
