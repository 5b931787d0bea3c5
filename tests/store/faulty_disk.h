#pragma once

#include <string>

namespace tessera::store {

// Makes the system calls of SQLite's own file layer fail as a bad disk would, for as long as this is there.
// One at a time; for every database of the process.
class FaultyDisk {
 public:
  FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;
  ~FaultyDisk();

  // Writing fails with this error number; 0 lets it work again.
  void fail_writes(int error);
  // So many bytes more can be written, then the disk is full, in the middle of a write if need be.
  void leave_room(long bytes);
  // Files can be opened to be read alone.
  void refuse_to_open_for_writing(bool refuse);
};

}  // namespace tessera::store
