#pragma once

#include <string>

namespace tessera::cli {

// Opens an address in the browser that the system prefers, without waiting for it. Where there is
// none, standard error says so: whoever reads it can open the address without us.
void open_browser(const std::string& url);

}  // namespace tessera::cli
