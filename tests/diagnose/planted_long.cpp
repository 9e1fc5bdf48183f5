// Plants one slip in each of ten thousand random minimal puzzles, and checks whether the repairs include the original,
// and at which place. Prints the results with CPU times; docs/diagnose.md quotes them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "nonet/generate.hpp"
#include "nonet/more/diagnose.hpp"
#include "support/slips.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;
using Repairs = std::vector<Repair>;

struct Kind {
    const char* name;
    bool is_typing_slip;                               // of a person who copies, rather than one who misreads
    void (*plant)(Grid&, Rng&);                        // in the grid, or
    std::string (*type)(const Grid&, Rng&) = nullptr;  // as text
};

constexpr Kind kinds[] = {
    {"a given changed", false, change_given},
    {"a given deleted", false, delete_given},
    {"a given added", false, add_given},
    {"two givens swapped", true, swap_givens},
    {"a given one cell off", true, use_neighbour_cell},
    {"a row shifted", true, shift_in_row},
    {"the line shifted", true, shift_in_line},
    {"a character missing", true, nullptr, without_a_character},
    {"a character too many", true, nullptr, with_one_more_character},
};

// The results for one kind of slip.
struct Outcome {
    int planted = 0;  // and noticed: the others have one solution, or equal the puzzle
    int unnoticed = 0;
    int listed = 0, first = 0, first_or_second = 0;
    std::vector<double> milliseconds = {};

    void add(const Repairs& repairs, const Grid& truth) {
        ++planted;
        const auto found = std::ranges::find(
            repairs, std::vector<std::uint8_t>(truth.values.begin(), truth.values.end()), &Repair::values);
        listed += found != repairs.end();
        first += found == repairs.begin() && found != repairs.end();
        first_or_second += found != repairs.end() && found - repairs.begin() < 2;
    }

    void print(const char* name) {
        std::ranges::sort(milliseconds);
        std::printf("%-22s %6d %6d %7.2f %% %6.1f %% %6.1f %% %8.2f ms %8.1f ms\n", name, planted, unnoticed,
                    100.0 * listed / planted, 100.0 * first / planted, 100.0 * first_or_second / planted,
                    milliseconds[milliseconds.size() / 2], milliseconds.back());
    }
};

// Returns the repairs of one broken puzzle; nothing if it does not look broken.
std::optional<Repairs> repairs_of(const Kind& kind, const Grid& truth, Rng& rng) {
    if (kind.type) {
        auto diagnosis = diagnose_text(kind.type(truth, rng));
        return diagnosis ? std::optional(diagnosis->repairs) : std::nullopt;
    }
    Grid broken = truth;
    kind.plant(broken, rng);
    if (broken == truth) return std::nullopt;
    auto diagnosis = diagnose(ClassicPuzzle{broken, {}});
    if (diagnosis.report.status == Status::unique) return std::nullopt;
    return diagnosis.repairs;
}

TEST(Planted, SlipsAreFoundInTenThousandPuzzles) {
    std::vector<Generated> made(10'000);
    Generator::create({.seed = 1, .minimal = true})->make(0, made);
    Outcome outcomes[std::size(kinds)];
    for (std::size_t i = 0; i < made.size(); ++i) {
        const std::size_t kind = i % std::size(kinds);
        Rng rng(2026, i);  // not the seed of the puzzles, whose order of removals would repeat
        const std::clock_t start = std::clock();
        const auto repairs = repairs_of(kinds[kind], made[i].puzzle, rng);
        const double milliseconds = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        if (!repairs) {
            ++outcomes[kind].unnoticed;
            continue;
        }
        outcomes[kind].milliseconds.push_back(milliseconds);
        outcomes[kind].add(*repairs, made[i].puzzle);
    }
    std::puts("slip                  noticed     not   listed   first     1 or 2     median        max");
    for (std::size_t kind = 0; kind < std::size(kinds); ++kind) {
        Outcome& outcome = outcomes[kind];
        outcome.print(kinds[kind].name);
        EXPECT_EQ(outcome.listed, outcome.planted) << kinds[kind].name;
        if (kinds[kind].is_typing_slip) {
            EXPECT_GE(outcome.first_or_second, outcome.planted * 9 / 10) << kinds[kind].name;
        }
    }
}

}  // namespace
}  // namespace nonet
