#include "server/websocket/frame_reader.h"

#include <algorithm>

#include "server/websocket/utf8.h"

namespace tessera::server {
namespace {

// Nobody cuts a short text into more; empty frames would go on for ever.
constexpr int kMostFrames = 32;
constexpr std::size_t kLongestHead = 14;

bool is_good_close(std::string_view payload) {
  if (payload.empty()) return true;
  if (payload.size() == 1) return false;
  const int code = static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
  const bool is_defined = code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006;
  return is_defined || (code >= 3000 && code < 5000);
}

std::string_view as_text(std::span<char> bytes) { return {bytes.data(), bytes.size()}; }

// Gives the memory back, which clear() does not.
void free_text(std::string& text) { std::string().swap(text); }

}  // namespace

tl::expected<std::optional<Heard>, CloseCode> FrameReader::next(std::span<char>& bytes) {
  if (is_told_) {
    free_text(frame_);
    if (frames_ == 0) free_text(message_);
    is_told_ = false;
  }
  for (;;) {
    const auto frame = take_frame(bytes);
    if (!frame) return tl::unexpected(frame.error());
    if (!*frame) return std::nullopt;
    const std::string_view payload = as_text((*frame)->payload);
    switch ((*frame)->head.opcode) {
      case Opcode::ping:
        is_told_ = true;
        return Heard{Heard::Kind::ping, payload};
      case Opcode::pong:
        is_told_ = true;
        return Heard{Heard::Kind::pong, payload};
      case Opcode::close:
        if (!is_good_close(payload)) return tl::unexpected(CloseCode::protocol_error);
        is_told_ = true;
        return Heard{Heard::Kind::close, payload};
      case Opcode::binary:
        return tl::unexpected(CloseCode::not_text);
      case Opcode::text:
      case Opcode::more:
        break;
    }
    const auto message = add_to_message(**frame);
    if (!message || *message) return message;
    free_text(frame_);
  }
}

tl::expected<std::optional<Heard>, CloseCode> FrameReader::add_to_message(const Frame& frame) {
  const bool is_first = frame.head.opcode == Opcode::text;
  if (is_first == (frames_ > 0)) return tl::unexpected(CloseCode::protocol_error);
  std::string_view text = as_text(frame.payload);
  if (message_.size() + text.size() > most_) return tl::unexpected(CloseCode::too_big);
  if (!is_first || !frame.head.is_final) {
    if (++frames_ > kMostFrames) return tl::unexpected(CloseCode::policy);
    message_ += text;
    text = message_;
  }
  if (!frame.head.is_final) return std::nullopt;
  frames_ = 0;
  is_told_ = true;
  if (!is_utf8(text)) return tl::unexpected(CloseCode::bad_utf8);
  return Heard{Heard::Kind::text, text};
}

tl::expected<std::optional<FrameReader::Frame>, CloseCode> FrameReader::take_frame(std::span<char>& bytes) {
  if (!frame_.empty()) return go_on_with_frame(bytes);
  const FoundFrame head = find_frame(as_text(bytes), most_);
  if (!head) return tl::unexpected(head.error());
  if (!*head || bytes.size() < (*head)->size()) {
    frame_.assign(bytes.data(), bytes.size());
    bytes = {};
    return std::nullopt;
  }
  const Frame frame{**head, bytes.subspan((*head)->head_size, (*head)->payload_size)};
  bytes = bytes.subspan((*head)->size());
  unmask(frame.payload, frame.head.mask);
  return frame;
}

// What belongs to the frame is taken and no more: the next one is read where it lies.
tl::expected<std::optional<FrameReader::Frame>, CloseCode> FrameReader::go_on_with_frame(
    std::span<char>& bytes) {
  const auto take = [&](std::size_t wanted) {
    const std::size_t size = std::min(bytes.size(), wanted - std::min(wanted, frame_.size()));
    frame_.append(bytes.data(), size);
    bytes = bytes.subspan(size);
  };
  FoundFrame head = find_frame(frame_, most_);
  while (head && !*head && !bytes.empty() && frame_.size() < kLongestHead) {
    take(frame_.size() + 1);
    head = find_frame(frame_, most_);
  }
  if (!head) return tl::unexpected(head.error());
  if (!*head) return std::nullopt;
  take((*head)->size());
  if (frame_.size() < (*head)->size()) return std::nullopt;
  const Frame frame{**head, std::span(frame_).subspan((*head)->head_size)};
  unmask(frame.payload, frame.head.mask);
  return frame;
}

}  // namespace tessera::server
