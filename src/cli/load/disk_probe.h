#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace tessera::cli::load {

// How long the disk takes to keep four kilobytes for good (fdatasync), asked now and then beside
// whatever else is going on.
class DiskProbe {
 public:
  explicit DiskProbe(const std::string& folder);
  DiskProbe(const DiskProbe&) = delete;
  DiskProbe& operator=(const DiskProbe&) = delete;
  ~DiskProbe();

  // Ends the asking: milliseconds, one for each time.
  std::vector<float> finish();

 private:
  void run(const std::string& path);

  std::atomic<bool> is_ending_ = false;
  std::vector<float> delays_;
  std::thread thread_;
};

}  // namespace tessera::cli::load
