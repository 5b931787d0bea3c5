#include "cli/arena/journal_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sys/file.h>
#include <system_error>

#include "base/text.h"
#include "cli/files.h"
#include "words/catalogue.h"

namespace tessera::cli {

Result<JournalFile> JournalFile::open(const std::string& path, const arena::Match& match) {
  JournalFile file;
  file.path_ = path;
  file.file_.reset(std::fopen(path.c_str(), "abe"));  // no program that is started keeps the lock
  if (!file.file_) return refuse("file", concat(path, ": can't be written: ", std::strerror(errno)));
  // Where the file system has no locks, it goes without.
  if (flock(fileno(file.file_.get()), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return refuse("file", concat(path, ": another match is writing this journal; wait for its end, ",
                                 "or name another file"));
  const auto text = read_file(path == "-" ? "./-" : path);  // a file of that name, not standard input
  if (!text) return tl::unexpected(text.error());
  auto journal = arena::read_journal(*text, match);
  if (!journal) return refuse(journal.error().code().name, concat(path, ": ", words::say(journal.error())));

  file.deals_ = std::move(journal->deals);
  if (journal->length < text->size()) {
    std::error_code error;
    std::filesystem::resize_file(path, journal->length, error);
    if (error) return refuse("file", concat(path, ": can't be cut: ", error.message()));
  }
  if (journal->length == 0)
    if (auto written = file.write(arena::journal_head(match)); !written)
      return tl::unexpected(written.error());
  return file;
}

Result<void> JournalFile::add(int deal, const arena::PlayedDeal& played) {
  return write(arena::journal_line(deal, played));
}

Result<void> JournalFile::write(const std::string& text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
  if (written && std::fflush(file_.get()) == 0) return {};
  return refuse("file", concat(path_, ": can't be written: ", std::strerror(errno)));
}

}  // namespace tessera::cli
