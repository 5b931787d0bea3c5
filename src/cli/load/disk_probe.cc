#include "cli/load/disk_probe.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace tessera::cli::load {
namespace {

constexpr std::chrono::milliseconds kBetween{20};

}  // namespace

DiskProbe::DiskProbe(const std::string& folder) : thread_([this, path = folder + "/probe"] { run(path); }) {}

DiskProbe::~DiskProbe() { (void)finish(); }

std::vector<float> DiskProbe::finish() {
  is_ending_ = true;
  if (thread_.joinable()) thread_.join();
  return delays_;
}

void DiskProbe::run(const std::string& path) {
  const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return;
  const std::array<char, 4096> page{};
  while (!is_ending_) {
    std::this_thread::sleep_for(kBetween);
    const auto begin = std::chrono::steady_clock::now();
    if (write(file, page.data(), page.size()) < 0 || fdatasync(file) != 0) break;
    delays_.push_back(
        std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - begin).count());
  }
  close(file);
  std::remove(path.c_str());
}

}  // namespace tessera::cli::load
