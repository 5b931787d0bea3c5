#include "core/data.h"

namespace tessera {

const Data& Data::operator[](std::string_view key) const {
  static const Data kNothing;
  if (const auto* fields = std::get_if<Fields>(&value_))
    for (const auto& [name, data] : *fields)
      if (name == key) return data;
  return kNothing;
}

}  // namespace tessera
