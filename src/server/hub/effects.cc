#include "server/hub/effects.h"

namespace tessera::server::hub {

void Effects::clear() {
  frames.clear();
  drops.clear();
  batch.reset();
  reads.clear();
  jobs.clear();
  cancelled.clear();
  answers.clear();
  log.clear();
}

}  // namespace tessera::server::hub
