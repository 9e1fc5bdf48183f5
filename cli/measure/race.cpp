#include "measure/race.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"

#include <fmt/format.h>

#include <utility>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

std::string lines_of(const std::vector<Grid>& grids) {
    std::string lines;
    for (const Grid& grid : grids) lines += format_line(grid) + '\n';
    return lines;
}

}  // namespace

Race::Race(std::vector<Grid> grids, const Limits& limits)
    : limits_(limits),
      grids_(std::move(grids)),
      tallies_(grids_.size()),
      solutions_(grids_.size()),
      input_(lines_of(grids_)),
      output_({}) {}

void Race::add_batch(const Kernel& kernel) {
    const auto solve = [this, &kernel](std::size_t begin, std::size_t end) {
        return seconds_of([&] {
            const auto part = [&](auto& all) { return std::span(all).subspan(begin, end - begin); };
            Limits limits = limits_;
            limits.time *= static_cast<std::int64_t>(end - begin);
            solve_batch({part(std::as_const(grids_)), {}, part(tallies_), part(solutions_), {}}, limits,
                        kernel);
        });
    };
    contenders_.push_back({fmt::format("batch/{}", name_of(kernel)), solve, false, {}});
}

void Race::add_single(const Engine& engine) {
    const auto solve = [this, &engine](std::size_t begin, std::size_t end) {
        return seconds_of([&] {
            for (std::size_t i = begin; i < end; ++i)
                if (const auto answer = nonet::solve({grids_[i], {}}, limits_, engine))
                    solutions_[i] = answer->first;
        });
    };
    contenders_.push_back({fmt::format("single/{}", engine.name), solve, false, {}});
}

void Race::add_process(const std::string& name, const std::vector<std::string>& words) {
    const auto call = [this, name, words](std::size_t, std::size_t) {
        const auto ending = run_child(words, input_, output_, *limits_.cancel);
        if (!ending)
            complain(name, ending.error());
        else if (ending->lines < grids_.size() && !limits_.cancel->load(std::memory_order_relaxed))
            complain(name, fmt::format("printed {} lines for {} puzzles and exited with code {}",
                                       ending->lines, grids_.size(), ending->code));
        return ending ? ending->seconds : Seconds{};
    };
    contenders_.push_back({"process/" + name, call, true, {}});
}

void Race::run(std::uint64_t repetitions) {
    const Seconds first = contenders_[0].run(0, grids_.size());
    measure(contenders_, grids_.size(), piece_size(grids_.size(), first.cpu), repetitions, *limits_.cancel);
}

// Each message is added only once.
void Race::complain(const std::string& name, const std::string& what) {
    const std::string line = fmt::format("nonet: {}: {}\n", name, what);
    if (!complaints_.contains(line)) complaints_ += line;
}

}  // namespace nonet::cli
