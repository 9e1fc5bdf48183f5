#include "nonet/more/scales.hpp"

#include <cstdlib>

#include "core/rng.hpp"
#include "nonet/nonet.hpp"
#include "vectors/sets.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t seed = 20261124;
constexpr std::size_t puzzles = 40;
// On a list every step tries all earlier techniques.
const Limits some_nodes{.nodes = 400'000};

constexpr std::string_view own_text =
    "name mine\nlevel easy 1.0\nlevel hard 2.5\nhidden_single 1.0\nnaked_single 1.4\npointing 2.0\n"
    "claiming 2.1\nnaked_pair 2.6\nhidden_pair 2.7\nx_wing 3.2\nxy_wing 3.4\n";

// A scale as callers name it, and the ids of techniques that are switched off.
struct Named {
    std::string name;
    std::vector<std::string_view> off;

    [[nodiscard]] Scale scale() const {
        const auto found = find_scale(name) ? Result<Scale>(*find_scale(name)) : parse_scale(name);
        if (!found) std::abort();
        return *without(*found, off);
    }
    // In the form of the npm package's options.
    [[nodiscard]] std::string given() const {
        std::string ids;
        for (std::string_view id : off) (ids += ids.empty() ? "" : ",") += quoted(id);
        return "\"scale\":" + quoted(name) + (off.empty() ? "" : ",\"without\":[" + ids + "]");
    }
};

void ask(const Grid& grid, std::size_t i, const Named& named) {
    const ClassicPuzzle puzzle{grid, {}};
    const Scale scale = named.scale();
    const bool hodoku = scale.walk == Scale::Walk::hodoku_2_2 || scale.walk == Scale::Walk::hodoku_2_3;
    const std::string line = quoted(format_line(grid)), options = named.given() + ",\"nodes\":400000}";
    print_vector("rate", line + ",{" + options, object([&](JsonObject& out) {
                     const ListRating rating[] = {{&scale, rate(scale, puzzle, some_nodes)}};
                     json_ratings(out, nullptr, nullptr, rating, true);
                 }));
    const int level = 1 + static_cast<int>(i % rung_count);
    print_vector(
        "hint", line + ",{\"level\":" + std::to_string(level) + "," + options, object([&](JsonObject& out) {
            write_fields(out, hint(scale, puzzle, some_nodes), static_cast<Rung>(level - 1), Cells::r1c1);
        }));
    Rng rng(seed, i);
    const Candidate candidate{static_cast<Cell>(rng.below(cell_count)), static_cast<Digit>(rng.below(side))};
    print_vector("whyNot",
                 line + ",{\"cell\":" + std::to_string(candidate.cell) +
                     ",\"digit\":" + std::to_string(candidate.digit + 1) + "},{" + options,
                 object([&](JsonObject& out) {
                     write_fields(out, why_not(scale, puzzle, candidate, some_nodes), candidate, Cells::r1c1);
                 }));
    if (!hodoku || i % 2 == 1) {  // HoDoKu's own path is a separate set
        const bool drop = i % 2 == 1;
        Path path = explain(scale, puzzle, some_nodes);
        if (drop) path = pruned(std::move(path));
        print_vector("explain", line + (drop ? ",{\"pruned\":true," : ",{") + options,
                     to_json(path, scale, Cells::r1c1));
    }
    if (i % 8 == 0) {
        const State start = start_of(puzzle);
        const Status status = solve(puzzle, some_nodes).status;
        print_vector("allSteps", line + ",{" + options,
                     to_json(start, status, all_steps(scale, start, status, some_nodes), Cells::r1c1,
                             stamp_of(scale)));
    }
}

}  // namespace

void print_scale_vectors() {
    const Named named[] = {{"nonet", {}},
                           {std::string(own_text), {}},
                           {"nonet-1", {"x_wing", "xy_wing"}},
                           {std::string(own_text), {"naked_pair"}},
                           {"hodoku-2.3", {"x_wing"}}};
    for (const char* name : {"se", "hodoku", "hodoku-2.3", "nonet"})
        print_vector("scale", quoted(name), to_json(*find_scale(name)));
    print_vector("scale", quoted(own_text), to_json(*parse_scale(own_text)));
    std::vector<Generated> made(puzzles);
    auto generator = Generator::create({.seed = seed, .minimal = true});
    if (!generator) std::abort();
    generator->make(0, made);
    for (std::size_t i = 0; i < puzzles; ++i) {
        Grid grid = made[i].puzzle;
        if (i % 7 == 6) grid[static_cast<int>(i)] = grid[static_cast<int>(i)] == 5 ? 0 : 5;  // mostly broken
        ask(grid, i, named[i % std::size(named)]);
    }
}

}  // namespace nonet
