#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/message.h"
#include "store/postgres/connection.h"
#include "store/store.h"

namespace tessera::store {

// A store in a PostgreSQL database (docs/store.md). Its owner holds an advisory lock there, for as long
// as the connection lasts.
class PostgresStore final : public Store {
 public:
  static Result<std::unique_ptr<PostgresStore>> open(const std::string& place);
  PostgresStore(const PostgresStore&) = delete;
  PostgresStore& operator=(const PostgresStore&) = delete;
  ~PostgresStore() override = default;

  Result<Committed> commit(const Batch& batch) override;
  Result<void> replace(const std::function<Result<std::optional<Entry>>()>& next) override;
  Result<std::unique_ptr<Reader>> reader() override;

 private:
  explicit PostgresStore(std::string place) : place_(std::move(place)) {}
  // An empty database becomes a store the first time alone: one that was lost and comes back empty is not
  // the one that we had.
  Result<void> connect(bool is_first);
  Result<void> reconnect_if_lost();
  // Lets the connection go, and with it whatever was not committed.
  tl::unexpected<Message> give_up();

  std::string place_;
  std::unique_ptr<PgConnection> connection_;  // none while the database is lost
};

}  // namespace tessera::store
