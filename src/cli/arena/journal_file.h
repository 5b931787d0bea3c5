#pragma once

#include <cstdio>
#include <memory>
#include <string>

#include "arena/journal.h"
#include "core/message.h"

namespace tessera::cli {

// A match's journal on disk. What is there already is read, and new lines go behind it.
// As long as it is open, nobody else can open it.
class JournalFile {
 public:
  static Result<JournalFile> open(const std::string& path, const arena::Match& match);

  Result<void> add(int deal, const arena::PlayedDeal& played);
  // Of earlier runs; can be taken once.
  [[nodiscard]] std::map<int, arena::PlayedDeal> take_deals() { return std::move(deals_); }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  JournalFile() = default;
  [[nodiscard]] Result<void> write(const std::string& text);

  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
  std::map<int, arena::PlayedDeal> deals_;
};

}  // namespace tessera::cli
