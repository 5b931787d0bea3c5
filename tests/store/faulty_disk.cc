#include "tests/store/faulty_disk.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

namespace tessera::store {
namespace {

constexpr long kEndless = -1;

std::atomic<int> write_error = 0;
std::atomic<long> room = kEndless;
std::atomic<bool> only_reading = false;

ssize_t faulty_pwrite(int file, const void* bytes, size_t size, off_t at) {
  if (write_error != 0) {
    errno = write_error;
    return -1;
  }
  size_t fits = size;
  if (room != kEndless) {
    fits = std::min(size, static_cast<size_t>(room.load()));
    room -= static_cast<long>(fits);
  }
  if (fits > 0) return ::pwrite(file, bytes, fits, at);
  errno = ENOSPC;
  return -1;
}

int faulty_open(const char* path, int flags, int mode) {
  if (only_reading && (flags & O_ACCMODE) != O_RDONLY) {
    errno = EROFS;
    return -1;
  }
  return ::open(path, flags, mode);
}

void replace_call(const char* name, sqlite3_syscall_ptr call) {
  sqlite3_vfs* files = sqlite3_vfs_find(nullptr);
  if (files->xGetSystemCall(files, name) != nullptr) files->xSetSystemCall(files, name, call);
}

}  // namespace

FaultyDisk::FaultyDisk() {
  sqlite3_initialize();
  replace_call("pwrite", reinterpret_cast<sqlite3_syscall_ptr>(faulty_pwrite));
  replace_call("pwrite64", reinterpret_cast<sqlite3_syscall_ptr>(faulty_pwrite));
  replace_call("open", reinterpret_cast<sqlite3_syscall_ptr>(faulty_open));
}

FaultyDisk::~FaultyDisk() {
  fail_writes(0);
  refuse_to_open_for_writing(false);
  for (const char* name : {"pwrite", "pwrite64", "open"}) replace_call(name, nullptr);
}

void FaultyDisk::fail_writes(int error) {
  write_error = error;
  room = kEndless;
}

void FaultyDisk::leave_room(long bytes) { room = bytes; }

void FaultyDisk::refuse_to_open_for_writing(bool refuse) { only_reading = refuse; }

}  // namespace tessera::store
