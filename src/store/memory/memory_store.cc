#include "store/memory/memory_store.h"

#include <mutex>
#include <utility>

#include "store/memory/memory_contents.h"
#include "store/memory/memory_reader.h"
#include "store/messages.h"

namespace tessera::store {

MemoryStore::MemoryStore() : contents_(std::make_shared<MemoryContents>()) {}
MemoryStore::~MemoryStore() = default;

void MemoryStore::set_trouble(std::optional<Message> trouble) {
  const std::scoped_lock lock(contents_->mutex);
  contents_->trouble = std::move(trouble);
}

Result<Committed> MemoryStore::commit(const Batch& batch) {
  const std::scoped_lock lock(contents_->mutex);
  if (contents_->trouble) return tl::unexpected(*contents_->trouble);
  const auto fault = std::exchange(next_fault_, std::nullopt);
  const auto failure = refuse(Say::lost, {{"place", "memory"}, {"problem", "fault"}});
  if (fault == MemoryFault::nothing_stored) return failure;
  Committed committed;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    auto applied = contents_->apply(batch[i]);
    if (!applied)
      committed.refused.push_back({i, std::move(applied.error())});
    else if (*applied == Applied::repeated)
      committed.repeated.push_back(i);
  }
  if (fault == MemoryFault::stored_unknowing) return failure;
  return committed;
}

Result<void> MemoryStore::replace(const std::function<Result<std::optional<Entry>>()>& next) {
  auto fresh = std::make_shared<MemoryContents>();
  for (;;) {
    auto entry = next();
    if (!entry) return tl::unexpected(std::move(entry.error()));
    if (!*entry) break;
    if (const auto applied = fresh->apply(**entry); !applied)
      return refuse(Say::backup_refused, {{"problem", applied.error()}});
  }
  const std::scoped_lock lock(contents_->mutex);
  if (contents_->trouble) return tl::unexpected(*contents_->trouble);
  contents_->take_over(*fresh);
  return {};
}

Result<std::unique_ptr<Reader>> MemoryStore::reader() { return std::make_unique<MemoryReader>(contents_); }

}  // namespace tessera::store
