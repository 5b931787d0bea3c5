#include "store/postgres/connection.h"

#include <bit>
#include <charconv>
#include <cstring>
#include <libpq-fe.h>

#include "base/text.h"
#include "store/messages.h"

namespace tessera::store {
namespace {

std::string trimmed(const char* text) {
  std::string out(text != nullptr ? text : "");
  while (!out.empty() && (out.back() == '\n' || out.back() == ' ')) out.pop_back();
  return tidy(out);
}

// By the codes of PostgreSQL's manual, appendix A.
Message message_of(const std::string& place, std::string_view state, std::string problem) {
  if (state == "53100") return {Say::disk_full, {{"place", place}}};
  if (state == "25006" || state == "42501") return {Say::read_only, {{"place", place}}};
  if (state == "55P03") return {Say::in_use, {{"place", place}}};
  if (state.starts_with("XX")) return {Say::damaged, {{"place", place}, {"problem", std::move(problem)}}};
  return {Say::lost, {{"place", place}, {"problem", std::move(problem)}}};
}

template <class T>
T from_network(const char* data) {
  T value = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i)
    value = static_cast<T>((value << 8) | static_cast<unsigned char>(data[i]));
  return value;
}

void be_silent(void*, const char*) {}

}  // namespace

std::vector<const char*> PgArguments::values() const {
  std::vector<const char*> pointers;
  for (const auto& value : values_) pointers.push_back(value ? value->data() : nullptr);
  return pointers;
}

std::vector<int> PgArguments::lengths() const {
  std::vector<int> lengths;
  for (const auto& value : values_) lengths.push_back(value ? static_cast<int>(value->size()) : 0);
  return lengths;
}

std::string PgArguments::text_of(double value) {
  char digits[32];
  const char* const end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  return {static_cast<const char*>(digits), static_cast<std::size_t>(end - digits)};
}

void PgArguments::add(std::span<const std::byte> value) {
  add_value(std::string(reinterpret_cast<const char*>(value.data()), value.size()), true);
}

void PgArguments::add_value(std::optional<std::string> value, bool is_binary) {
  values_.push_back(std::move(value));
  formats_.push_back(is_binary ? 1 : 0);
}

PgRows::~PgRows() { PQclear(result_); }

int PgRows::size() const { return result_ == nullptr ? 0 : PQntuples(result_); }

bool PgRows::is_null(int row, int column) const { return PQgetisnull(result_, row, column) != 0; }

std::int64_t PgRows::integer(int row, int column) const {
  const char* data = PQgetvalue(result_, row, column);
  switch (PQgetlength(result_, row, column)) {
    case 1:
      return data[0];
    case 4:
      return static_cast<std::int32_t>(from_network<std::uint32_t>(data));
    case 8:
      return static_cast<std::int64_t>(from_network<std::uint64_t>(data));
    default:
      return 0;
  }
}

double PgRows::real(int row, int column) const {
  return std::bit_cast<double>(from_network<std::uint64_t>(PQgetvalue(result_, row, column)));
}

std::string PgRows::text(int row, int column) const {
  return {PQgetvalue(result_, row, column), static_cast<std::size_t>(PQgetlength(result_, row, column))};
}

std::span<const std::byte> PgRows::bytes(int row, int column) const {
  return {reinterpret_cast<const std::byte*>(PQgetvalue(result_, row, column)),
          static_cast<std::size_t>(PQgetlength(result_, row, column))};
}

std::string shown_place(const std::string& place) {
  PQconninfoOption* options = PQconninfoParse(place.c_str(), nullptr);
  if (options == nullptr) return "postgresql://";
  std::map<std::string_view, std::string> values;
  for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option)
    if (option->val != nullptr) values[option->keyword] = option->val;
  PQconninfoFree(options);
  const std::string port = values.contains("port") ? ":" + values["port"] : "";
  return concat("postgresql://", values["host"], port, '/', values["dbname"]);
}

std::string pg_array(const std::vector<std::optional<std::string>>& elements) {
  std::string out = "{";
  for (const auto& element : elements) {
    if (out.size() > 1) out += ',';
    if (!element) {
      out += "NULL";
      continue;
    }
    out += '"';
    for (const char c : *element) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    out += '"';
  }
  return out + '}';
}

Result<std::unique_ptr<PgConnection>> PgConnection::open(const std::string& place) {
  // What the place itself says comes last and counts. A server that is gone is noticed in seconds.
  const char* keywords[] = {"connect_timeout",
                            "tcp_user_timeout",
                            "keepalives_idle",
                            "client_encoding",
                            "application_name",
                            "dbname",
                            nullptr};
  const char* values[] = {"5", "10000", "10", "UTF8", "tessera", place.c_str(), nullptr};
  pg_conn* handle = PQconnectdbParams(keywords, values, 1);
  std::unique_ptr<PgConnection> connection(new PgConnection(handle, shown_place(place)));
  if (PQstatus(handle) != CONNECTION_OK)
    return refuse(Say::lost, {{"place", connection->shown_}, {"problem", trimmed(PQerrorMessage(handle))}});
  PQsetNoticeProcessor(handle, be_silent, nullptr);
  return connection;
}

PgConnection::~PgConnection() { PQfinish(handle_); }

void PgConnection::fail(Message failure) {
  if (!failed()) failure_ = std::move(failure);
}

void PgConnection::fail_with(pg_result* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* primary = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  fail(message_of(shown_, state != nullptr ? state : "",
                  trimmed(primary != nullptr ? primary : PQerrorMessage(handle_))));
}

void PgConnection::run(const char* sql) {
  if (failed()) return;
  pg_result* result = PQexec(handle_, sql);
  const auto status = PQresultStatus(result);
  if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail_with(result);
  PQclear(result);
}

void PgConnection::prepare(const char* sql) {
  if (failed() || statements_.contains(sql)) return;
  const std::string name = concat("s", statements_.size());
  pg_result* result = PQprepare(handle_, name.c_str(), sql, 0, nullptr);
  if (PQresultStatus(result) == PGRES_COMMAND_OK)
    statements_.emplace(sql, name);
  else
    fail_with(result);
  PQclear(result);
}

PgRows PgConnection::ask(const char* sql, const PgArguments& arguments) {
  prepare(sql);
  if (failed()) return PgRows(nullptr);
  const auto values = arguments.values();
  const auto lengths = arguments.lengths();
  pg_result* result = PQexecPrepared(handle_, statements_[sql].c_str(), arguments.size(), values.data(),
                                     lengths.data(), arguments.formats().data(), 1);
  const auto status = PQresultStatus(result);
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return PgRows(result);
  fail_with(result);
  PQclear(result);
  return PgRows(nullptr);
}

void PgConnection::queue(const char* sql, const PgArguments& arguments) {
  if (failed()) return;
  if (queued_ == 0 && PQenterPipelineMode(handle_) == 0) return fail_with(nullptr);
  const auto values = arguments.values();
  const auto lengths = arguments.lengths();
  const auto statement = statements_.find(sql);
  const int sent = statement == statements_.end()
                       ? PQsendQueryParams(handle_, sql, 0, nullptr, nullptr, nullptr, nullptr, 1)
                       : PQsendQueryPrepared(handle_, statement->second.c_str(), arguments.size(),
                                             values.data(), lengths.data(), arguments.formats().data(), 1);
  if (sent == 0) return fail_with(nullptr);
  ++queued_;
}

std::vector<PgRows> PgConnection::answers() {
  std::vector<PgRows> answers;
  if (failed() || queued_ == 0) return answers;
  if (PQpipelineSync(handle_) == 0) fail_with(nullptr);
  for (int i = 0; i < queued_ && !failed(); ++i) {
    pg_result* result = PQgetResult(handle_);
    const auto status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail_with(result);
    answers.emplace_back(result);
    drain();
  }
  queued_ = 0;
  if (failed()) return {};
  // The answer to the synchronisation itself.
  pg_result* result = PQgetResult(handle_);
  if (PQresultStatus(result) != PGRES_PIPELINE_SYNC) fail_with(result);
  PQclear(result);
  if (!failed() && PQexitPipelineMode(handle_) == 0) fail_with(nullptr);
  return answers;
}

void PgConnection::drain() {
  if (failed()) return;
  while (pg_result* result = PQgetResult(handle_)) PQclear(result);
}

}  // namespace tessera::store
