#include "server/online/metrics.h"

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

void add(Families& families, const char* name, MetricType type, double value) {
  ClientMetric metric;
  (type == MetricType::Counter ? metric.counter.value : metric.gauge.value) = value;
  families.push_back({name, "", type, {std::move(metric)}});
}

template <class T>
void add_gauge(Families& families, const char* name, T value) {
  add(families, name, MetricType::Gauge, static_cast<double>(value));
}

template <class T>
void add_counter(Families& families, const char* name, T value) {
  add(families, name, MetricType::Counter, static_cast<double>(value));
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
  add_gauge(families, "tessera_tables", hub.tables);
  add_gauge(families, "tessera_tables_gathering", hub.gathering);
  add_gauge(families, "tessera_tables_playing", hub.playing);
  add_gauge(families, "tessera_connections", hub.connections);
  add_gauge(families, "tessera_people", hub.people);
  add_gauge(families, "tessera_watchers", hub.watchers);
  add_gauge(families, "tessera_bot_jobs", hub.jobs);
  add_gauge(families, "tessera_bots_waiting", front.waiting_bots);
  add_gauge(families, "tessera_store_trouble", hub.in_trouble ? 1 : 0);
  add_counter(families, "tessera_messages_total", hub.messages);
  add_counter(families, "tessera_commands_total", hub.commands);
  add_counter(families, "tessera_refusals_total", hub.refusals);
  add_counter(families, "tessera_moves_total", hub.moves);
  add_counter(families, "tessera_batches_total", hub.batches);
  add_counter(families, "tessera_entries_total", hub.entries);
  add_counter(families, "tessera_forks_total", hub.forks);
  add_counter(families, "tessera_too_often_total", front.refused_often);
  add_counter(families, "tessera_foreign_pages_total", front.refused_origins);
  add_counter(families, "tessera_log_lines_left_out_total", front.log_lines_left_out);
  add_counter(families, "process_cpu_seconds_total", cpu_seconds());
  add_commits(families, commits);
  return prometheus::TextSerializer().Serialize(families);
}

}  // namespace tessera::server
