#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/message.h"
#include "store/store.h"

namespace tessera::store {

struct MemoryContents;

// How a commit of a MemoryStore goes wrong on purpose.
enum class MemoryFault : std::uint8_t {
  nothing_stored,    // it fails before anything is written
  stored_unknowing,  // everything is written, but whoever asked does not hear of it
};

// A store without a disk, for simulations and tests: as strict as the others, deterministic, and
// with faults to order. What it holds lives as long as the store and its readers do.
class MemoryStore final : public Store {
 public:
  MemoryStore();
  MemoryStore(const MemoryStore&) = delete;
  MemoryStore& operator=(const MemoryStore&) = delete;
  ~MemoryStore() override;

  Result<Committed> commit(const Batch& batch) override;
  Result<void> replace(const std::function<Result<std::optional<Entry>>()>& next) override;
  Result<std::unique_ptr<Reader>> reader() override;

  // The next commit goes wrong so, and only that one.
  void fail_once(MemoryFault fault) { next_fault_ = fault; }
  // Commits and questions are refused with this until it is taken back.
  void set_trouble(std::optional<Message> trouble);

 private:
  std::shared_ptr<MemoryContents> contents_;
  std::optional<MemoryFault> next_fault_;
};

}  // namespace tessera::store
