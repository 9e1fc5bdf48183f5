// Writes data/hodoku_library.tsv to standard output: for each search of HoDoKu's scale some states of puzzles of our
// own with the result, and one with an additional candidate in which nothing is found.

#include <iostream>
#include <map>

#include "nonet/generate.hpp"
#include "support/hodoku_data.hpp"
#include "techniques/registry.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

constexpr int most_found = 2, most_refused = 1;
constexpr std::size_t puzzles = 2000;

struct Written {
    int found = 0, refused = 0;
};

std::optional<hodoku::Find> find_in(const hodoku::Trial& trial, const ClassicState& state, const Grid& givens,
                                    const Grid& solution) {
    hodoku::Board board(state, givens);
    Budget budget(Limits{});
    const hodoku::Search search{.budget = budget, .solution = solution};
    hodoku::Find find;
    if (!trial.find(board, search, find)) return std::nullopt;
    return find;
}

// Techniques that are on by default, and other fast ones. Singles occur everywhere, and brute force has no reason.
bool is_asked(const hodoku::Trial& trial) {
    constexpr std::string_view others[] = {"bf5", "ff4", "mf2", "mf3", "db", "ts", "td"};
    constexpr std::string_view left_out[] = {"fh", "n1", "h1", "fc", "fn", "bf"};
    return (trial.on || std::ranges::find(others, trial.code) != std::end(others)) &&
           std::ranges::find(left_out, trial.code) == std::end(left_out);
}

void write(const hodoku::Trial& trial, const ClassicState& state, const Grid& givens,
           const hodoku::Find* find) {
    std::string grid, gone;
    const ClassicState whole(start_of(ClassicPuzzle{.givens = state.values, .marks = {}}));
    for (int cell = 0; cell < cell_count; ++cell) {
        const int value = state.values[cell];
        if (value != 0 && givens[cell] == 0) grid += '+';
        grid += value == 0 ? '.' : static_cast<char>('0' + value);
        for (Digit digit : whole.marks[cell] - state.marks[cell])
            ((gone += gone.empty() ? "" : " ") += hodoku_data::name_of({static_cast<Cell>(cell), digit}));
    }
    const auto names = [&](bool placed) {
        if (find == nullptr || find->place.empty() == placed) return std::string();
        return hodoku_data::result_of(find->place, find->remove).substr(1);
    };
    std::cout << trial.code << '\t' << (find == nullptr) << '\t' << grid << '\t' << gone << '\t'
              << names(false) << '\t' << names(true) << '\n';
}

// Returns the state with an additional candidate that its values allow, in which nothing is found.
std::optional<ClassicState> near_miss(const hodoku::Trial& trial, const ClassicState& state,
                                      const Grid& givens, const Grid& solution) {
    const ClassicState whole(start_of(ClassicPuzzle{.givens = state.values, .marks = {}}));
    for (int cell = 0; cell < cell_count; ++cell)
        for (Digit digit : whole.marks[cell] - state.marks[cell]) {
            ClassicState more = state;
            more.marks[cell].insert(digit);
            if (!find_in(trial, more, givens, solution)) return more;
        }
    return std::nullopt;
}

void look_at(const Grid& givens, std::map<std::string_view, Written>& counts) {
    const Grid solution = solve(ClassicPuzzle{.givens = givens, .marks = {}}).first;
    Position position(ClassicPuzzle{.givens = givens, .marks = {}});
    while (!position.solved()) {
        std::vector<Step> steps;
        if (find_next(position, {.keep = Keep::first}, true, se_order(), steps) == nullptr) return;
        const ClassicState state{position.values(), position.candidates()};
        for (const hodoku::Trial& trial : hodoku::trials()) {
            Written& count = counts[trial.code];
            const bool enough = count.found >= most_found && count.refused >= most_refused;
            if (enough || !is_asked(trial) || !steps.front().place.empty()) continue;
            const auto find = find_in(trial, state, givens, solution);
            if (!find) continue;
            if (count.found++ < most_found) write(trial, state, givens, &*find);
            if (count.refused >= most_refused) continue;
            if (const auto miss = near_miss(trial, state, givens, solution)) {
                ++count.refused;
                write(trial, *miss, givens, nullptr);
            }
        }
        apply_step(position, steps.front());
    }
}

}  // namespace
}  // namespace nonet

int main() {
    using namespace nonet;
    GenerateOptions options;
    options.seed = 20261125;
    options.minimal = true;
    auto generator = Generator::create(options);
    if (!generator) return 1;
    std::cout << "abbr\tfail\tgrid\tdeleted\tremove\tplace\n";
    std::map<std::string_view, Written> counts;
    std::vector<Generated> made(100);
    for (std::size_t done = 0; done < puzzles; done += made.size()) {
        if (generator->make(done, made) != Stop::finished) return 1;
        for (const Generated& one : made) look_at(one.puzzle, counts);
    }
    return std::cout.flush() ? 0 : 1;
}
