#include "table/verify.h"

#include <string>

namespace {

// A page writes a record here, then asks about it.
std::string& record() {
  static std::string text;
  return text;
}

}  // namespace

extern "C" [[clang::export_name("tessera_record_of")]] char* tessera_record_of(std::size_t size) {
  record().assign(size, ' ');
  return record().data();
}

// The number of chance outcomes when all are what the record's secret gives; otherwise the
// line that is not, as a negative number.
extern "C" [[clang::export_name("tessera_verify")]] int tessera_verify() {
  const auto verified = tessera::table::verify(record());
  return verified ? static_cast<int>(verified->outcomes) : -verified.error().line;
}
