#include "flow/shard.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "frame/values.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

std::optional<std::uint64_t> variable(const char* name) {
    const char* text = std::getenv(name);
    return text ? number_of(text) : std::nullopt;
}

// The variables in which a scheduler stores the number of a task, the number of tasks, and the number of the first
// task.
struct JobScheduler {
    const char *number, *count, *first = nullptr;
    std::uint64_t first_number = 0;  // if there is no variable for it
};
constexpr const char* own_count =
    "NONET_SHARDS";  // for schedulers without a variable for the number of tasks
constexpr JobScheduler schedulers[] = {
    {"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN"},
    {"SLURM_PROCID", "SLURM_NTASKS"},
    {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
    {"PMI_RANK", "PMI_SIZE"},
    {"JOB_COMPLETION_INDEX", own_count},
    {"PBS_ARRAY_INDEX", own_count, nullptr, 1},
};

Shard scheduled() {
    for (const JobScheduler& scheduler : schedulers) {
        const auto number = variable(scheduler.number);
        if (!number) continue;
        const auto count = variable(scheduler.count);
        if (!count)
            throw UsageError(fmt::format("--shard auto: {} is set, but {} does not give the number of parts",
                                         scheduler.number, scheduler.count));
        std::uint64_t first = scheduler.first_number;
        if (scheduler.first) first = variable(scheduler.first).value_or(first);
        if (*number < first || *number - first >= *count)
            throw UsageError(fmt::format("--shard auto: {}={}, counted from {}, is not one of {} parts",
                                         scheduler.number, *number, first, *count));
        return {.part = *number - first, .parts = *count};
    }
    throw UsageError("--shard auto: found no variable of a job scheduler; use K/N");
}

Shard written(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto part = number_of(text.substr(0, slash));
    const auto parts = number_of(text.substr(std::min(slash + 1, text.size())));
    if (!part || !parts || *part < 1 || *part > *parts)
        throw UsageError(fmt::format("--shard: found '{}', expected K/N with K from 1 to N, or auto", text));
    return {.part = *part - 1, .parts = *parts};
}

}  // namespace

std::optional<Shard> shard_of(const Args& args, std::uint64_t group) {
    const auto text = args.value(flag::shard);
    if (!text) return std::nullopt;
    Shard shard = *text == "auto" ? scheduled() : written(*text);
    shard.group = group;
    return shard;
}

ShardFrames::ShardFrames(const Args& args, const Shard& shard)
    : header_(fmt::format("nonet-shard 1 {}/{} group={} version={} settings={} command={}\n", shard.part + 1,
                          shard.parts, shard.group, NONET_VERSION,
                          hex(Sha256().add(args.settings()).digest()), args.command().name)) {}

std::string ShardFrames::frame(std::uint64_t first, std::uint64_t done, std::string_view rows) {
    std::string text = std::exchange(header_, {});
    if (done != 0 || !rows.empty()) text += fmt::format("@ {} {} {}\n{}", first, done, rows.size(), rows);
    sum_.add(text);
    return text;
}

std::string ShardFrames::footer(const InputSeen& seen, Exit exit) {
    const std::string head = frame(0, 0, {});
    return head + fmt::format("end records={} input={} exit={} sha256={}\n", seen.records, seen.hash,
                              static_cast<int>(exit), hex(sum_.digest()));
}

}  // namespace nonet::cli
