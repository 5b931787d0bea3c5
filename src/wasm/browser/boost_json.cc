// Boost.JSON as part of the module: there is no library of it for WebAssembly.
#include <boost/json/src.hpp>
#include <cstdlib>
#include <exception>

// Nothing is thrown here: every call that could is the one with an error code.
namespace boost {
void throw_exception(const std::exception& /*problem*/) { std::abort(); }
void throw_exception(const std::exception& /*problem*/, const source_location& /*where*/) { std::abort(); }
}  // namespace boost
