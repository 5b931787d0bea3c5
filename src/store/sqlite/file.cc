#include "store/sqlite/file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/messages.h"

namespace tessera::store {
namespace {

// Logs hold the secrets of games that are on.
constexpr mode_t kForTheOwner = 0600;

tl::unexpected<Message> file_trouble(const std::string& path, int problem) {
  if (problem == ENOSPC || problem == EDQUOT) return refuse(Say::disk_full, {{"place", path}});
  if (problem == EROFS || problem == EACCES || problem == EPERM)
    return refuse(Say::read_only, {{"place", path}});
  return refuse(Say::lost, {{"place", path}, {"problem", std::strerror(problem)}});
}

}  // namespace

std::optional<FileIdentity> identity_of(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  return FileIdentity{found.st_dev, found.st_ino};
}

Result<FileLock> FileLock::take(const std::string& database) {
  const int file = ::open((database + "-lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kForTheOwner);
  if (file < 0) return file_trouble(database, errno);
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return FileLock(file);
  const int problem = errno;
  ::close(file);
  if (problem == EWOULDBLOCK) return refuse(Say::in_use, {{"place", database}});
  return file_trouble(database, problem);
}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

Result<void> check_writable(const std::string& path) {
  if (::access(path.c_str(), W_OK) == 0 || errno == ENOENT) return {};
  return file_trouble(path, errno);
}

Result<void> make_private_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kForTheOwner);
  if (file >= 0) {
    ::close(file);
    return {};
  }
  if (errno == EEXIST) return {};
  return file_trouble(path, errno);
}

}  // namespace tessera::store
