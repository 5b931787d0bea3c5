#pragma once

namespace tessera::cli {

// What `tessera` answers to the shell; documented in --help and the README.
enum class ExitCode : int {
  ok = 0,
  bad_input = 1,      // a record or a move is wrong
  usage = 2,          // the command line is wrong
  system = 3,         // a file can't be read or written
  interrupted = 130,  // stopped half way: what was printed is partial
};

}  // namespace tessera::cli
