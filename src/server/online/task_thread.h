#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace tessera::server {

// A thread for what blocks: does what it is given, one after the other. What
// waits is bounded.
class TaskThread {
 public:
  using Task = std::function<void()>;

  explicit TaskThread(std::size_t most);
  TaskThread(const TaskThread&) = delete;
  TaskThread& operator=(const TaskThread&) = delete;
  // After all that it was given.
  ~TaskThread();

  // False when too much waits already; then it is not done.
  bool give(Task task);

 private:
  void run();

  const std::size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> waiting_;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace tessera::server
