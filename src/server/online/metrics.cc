#include "server/online/metrics.h"

#include <initializer_list>
#include <limits>
#include <prometheus/client_metric.h>
#include <prometheus/metric_family.h>
#include <prometheus/metric_type.h>
#include <prometheus/text_serializer.h>
#include <sys/resource.h>
#include <utility>
#include <vector>

namespace tessera::server {
namespace {

using prometheus::ClientMetric;
using prometheus::MetricFamily;
using prometheus::MetricType;
using Families = std::vector<MetricFamily>;

struct Figure {
  const char* name;
  double value;

  template <class T>
  Figure(const char* its_name, T its_value) : name(its_name), value(static_cast<double>(its_value)) {}
};

void add_gauges(Families& families, std::initializer_list<Figure> figures) {
  for (const auto& [name, value] : figures) {
    ClientMetric metric;
    metric.gauge.value = value;
    families.push_back({name, "", MetricType::Gauge, {std::move(metric)}});
  }
}

void add_counters(Families& families, std::initializer_list<Figure> figures) {
  for (const auto& [name, value] : figures) {
    ClientMetric metric;
    metric.counter.value = value;
    families.push_back({name, "", MetricType::Counter, {std::move(metric)}});
  }
}

void add_commits(Families& families, const Commits& commits) {
  ClientMetric metric;
  std::uint64_t so_far = 0;
  for (std::size_t i = 0; i < commits.counts().size(); ++i) {
    so_far += commits.counts()[i];
    const double end =
        i < Commits::kSteps.size() ? Commits::kSteps[i] : std::numeric_limits<double>::infinity();
    metric.histogram.bucket.push_back({so_far, end});
  }
  metric.histogram.sample_count = so_far;
  metric.histogram.sample_sum = commits.seconds();
  families.push_back({"tessera_commit_seconds", "", MetricType::Histogram, {metric}});
}

double cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

std::string exposition(const hub::Figures& hub, const Commits& commits, const FrontFigures& front) {
  Families families;
  add_gauges(families, {{"tessera_tables", hub.tables},
                        {"tessera_tables_gathering", hub.gathering},
                        {"tessera_tables_playing", hub.playing},
                        {"tessera_connections", hub.connections},
                        {"tessera_people", hub.people},
                        {"tessera_watchers", hub.watchers},
                        {"tessera_bot_jobs", hub.jobs},
                        {"tessera_bots_waiting", front.waiting_bots},
                        {"tessera_store_trouble", hub.in_trouble ? 1 : 0}});
  add_counters(families, {{"tessera_messages_total", hub.messages},
                          {"tessera_commands_total", hub.commands},
                          {"tessera_refusals_total", hub.refusals},
                          {"tessera_moves_total", hub.moves},
                          {"tessera_batches_total", hub.batches},
                          {"tessera_entries_total", hub.entries},
                          {"tessera_forks_total", hub.forks},
                          {"tessera_too_often_total", front.refused_often},
                          {"tessera_foreign_pages_total", front.refused_origins},
                          {"tessera_log_lines_left_out_total", front.log_lines_left_out},
                          {"process_cpu_seconds_total", cpu_seconds()}});
  add_commits(families, commits);
  return prometheus::TextSerializer().Serialize(families);
}

}  // namespace tessera::server
