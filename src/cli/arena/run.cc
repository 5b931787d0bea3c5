#include "cli/arena/run.h"

#include <algorithm>
#include <fmt/core.h>
#include <thread>

#include "arena/pool.h"
#include "cli/arena/journal_file.h"
#include "cli/arena/records.h"
#include "cli/arena/report.h"
#include "cli/files.h"
#include "cli/messages.h"
#include "terminal/progress.h"

namespace tessera::cli {
namespace {

Result<std::vector<arena::DealPlayer>> gather_workers(const arena::Match& match, int wanted,
                                                      std::size_t deals) {
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t count = std::min(wanted > 0 ? static_cast<std::size_t>(wanted) : cores, deals);
  std::vector<arena::DealPlayer> workers;
  for (std::size_t i = 0; i < count; ++i) {
    auto worker = arena::DealPlayer::gather(match);
    if (!worker) return tl::unexpected(worker.error());
    workers.push_back(*std::move(worker));
  }
  return workers;
}

Result<void> write_records(const std::string& folder, const arena::Match& match, int deal,
                           const arena::PlayedDeal& played) {
  const std::string name = match_file_name(match.game->spec(), match.setup, match.bots, match.seed);
  for (std::size_t game = 0; game < played.records.size(); ++game) {
    const std::string path = fmt::format("{}/{}-{:06}-{}.tessera", folder, name, deal + 1, game + 1);
    if (auto written = write_file(path, played.records[game]); !written)
      return tl::unexpected(written.error());
  }
  return {};
}

// What a run leaves behind on disk, each if it was asked for.
class Keeping {
 public:
  static Result<Keeping> open(const arena::Match& match, const RunOrders& orders) {
    Keeping keeping(match, orders.records);
    if (!orders.records.empty())
      if (auto made = make_folder(orders.records); !made) return tl::unexpected(made.error());
    if (orders.journal.empty()) return keeping;
    auto file = JournalFile::open(orders.journal, match);
    if (!file) return tl::unexpected(file.error());
    keeping.journal_ = *std::move(file);
    return keeping;
  }

  std::map<int, arena::PlayedDeal> earlier_deals() {
    return journal_ ? journal_->take_deals() : std::map<int, arena::PlayedDeal>{};
  }

  Result<void> keep(int deal, const arena::PlayedDeal& played) {
    if (!records_.empty())
      if (auto written = write_records(records_, *match_, deal, played); !written) return written;
    return journal_ ? journal_->add(deal, played) : Result<void>{};
  }

 private:
  Keeping(const arena::Match& match, std::string records) : match_(&match), records_(std::move(records)) {}

  const arena::Match* match_;
  std::string records_;
  std::optional<JournalFile> journal_;
};

}  // namespace

int whole_deals(const arena::Match& match, int games) {
  return (games + match.games_a_deal() - 1) / match.games_a_deal();
}

ExitCode exit_code_of(const Message& refusal) {
  return refusal.is(Say::file_problem) ? ExitCode::system : ExitCode::bad_input;
}

Result<arena::Standings> run_match(const arena::Match& match, const RunOrders& orders,
                                   const terminal::Interrupt& interrupt) {
  auto keeping = Keeping::open(match, orders);
  if (!keeping) return tl::unexpected(keeping.error());
  const int deals = whole_deals(match, orders.games);
  arena::Standings standings(match);
  if (orders.sprt) standings.decide_by(*orders.sprt);
  auto earlier = keeping->earlier_deals();
  std::vector<int> missing;
  int done = 0;
  for (int deal = 0; deal < deals; ++deal) {
    const auto known = earlier.find(deal);
    if (known == earlier.end()) {
      missing.push_back(deal);
      continue;
    }
    standings.add(deal, std::move(known->second));
    ++done;
  }
  auto workers = gather_workers(match, orders.jobs, missing.size());
  if (!workers) return tl::unexpected(workers.error());

  Result<void> kept;
  terminal::Progress progress(deals, done, "deals", orders.quiet);
  arena::play_deals(
      *workers, missing,
      [&](int deal, arena::PlayedDeal played) {
        if (kept) kept = keeping->keep(deal, played);
        standings.add(deal, std::move(played));
        ++done;
      },
      [&] {
        if (interrupt.requested())
          progress.finish_up("Finishing the running games; Ctrl-C again ends at once");
        else
          progress.show(done, [&](bool ascii) { return so_far_text(standings, ascii); });
        return kept && !standings.is_decided() && !interrupt.requested();
      });
  if (!kept) return tl::unexpected(kept.error());
  return standings;
}

bool is_partial(const arena::Standings& standings, const RunOrders& orders) {
  return !standings.is_decided() && standings.deals() < whole_deals(standings.match(), orders.games);
}

}  // namespace tessera::cli
