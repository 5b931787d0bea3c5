#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/data.h"
#include "core/message.h"
#include "core/viewer.h"

namespace tessera::protocol {

// Reads the fields of data that came from outside. The first field that is missing or is
// not what it should be is said in `refusal`; whatever is read then means nothing. Fields that
// nobody reads are let be.
class Reader {
 public:
  // Both must outlive the reader.
  Reader(const Data& data, std::optional<Message>& refusal) : Reader(data, refusal, "") {}

  [[nodiscard]] bool has(std::string_view name) const;  // and it is not null
  std::string text(std::string_view name);
  bool yes_or_no(std::string_view name);
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
  // The place of a word among those it may be.
  std::size_t word(std::string_view name, std::span<const std::string_view> words);
  Seat seat(std::string_view name, int players);
  Viewer viewer(std::string_view name, int players);  // null is an onlooker
  // 64 bits as 16 hexadecimal digits: numbers in JSON don't hold them everywhere.
  std::uint64_t bits(std::string_view name);
  std::vector<std::byte> bytes(std::string_view name);  // in hexadecimal
  std::vector<std::string> texts(std::string_view name);
  // The fields of an object, each a text or a whole number.
  std::vector<std::pair<std::string, std::string>> pairs(std::string_view name);
  // As it came; nothing when it is missing.
  [[nodiscard]] const Data& data(std::string_view name) const { return (*data_)[name]; }
  Reader object(std::string_view name);
  std::vector<Reader> objects(std::string_view name);

  // What was read was well formed, but can't be.
  void refuse(Message refusal);
  [[nodiscard]] const std::optional<Message>& refusal() const { return *refusal_; }

 private:
  Reader(const Data& data, std::optional<Message>& refusal, std::string path)
      : data_(&data), refusal_(&refusal), path_(std::move(path)) {}
  [[nodiscard]] std::string path_to(std::string_view name) const;
  // Null when the field is missing or of another type, which is then said.
  template <class T>
  const T* field(std::string_view name);

  const Data* data_;
  std::optional<Message>* refusal_;
  std::string path_;
};

// What Reader::bits reads.
std::string bits_text(std::uint64_t bits);

}  // namespace tessera::protocol
