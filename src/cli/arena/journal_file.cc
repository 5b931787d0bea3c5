#include "cli/arena/journal_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sys/file.h>
#include <system_error>

#include "cli/files.h"
#include "cli/messages.h"

namespace tessera::cli {
namespace {

tl::unexpected<Message> refuse_journal(const std::string& path, const Message& problem) {
  return refuse(Say::file_problem, {{"path", path}, {"problem", problem}});
}

}  // namespace

Result<JournalFile> JournalFile::open(const std::string& path, const arena::Match& match) {
  JournalFile file;
  file.path_ = path;
  file.file_.reset(std::fopen(path.c_str(), "abe"));  // no program that is started keeps the lock
  if (!file.file_)
    return refuse_journal(path, Message(Say::not_written, {{"problem", std::strerror(errno)}}));
  // Where the file system has no locks, it goes without.
  if (flock(fileno(file.file_.get()), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return refuse_journal(path, Say::journal_in_use);
  const auto text = read_file(path == "-" ? "./-" : path);  // a file of that name, not standard input
  if (!text) return tl::unexpected(text.error());
  auto journal = arena::read_journal(*text, match);
  if (!journal) return refuse(Say::bad_file, {{"path", path}, {"problem", journal.error()}});

  file.deals_ = std::move(journal->deals);
  if (journal->length < text->size()) {
    std::error_code error;
    std::filesystem::resize_file(path, journal->length, error);
    if (error) return refuse_journal(path, Message(Say::not_cut, {{"problem", error.message()}}));
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
  return refuse_journal(path_, Message(Say::not_written, {{"problem", std::strerror(errno)}}));
}

}  // namespace tessera::cli
