// Every technique separately in every position on the paths of random minimal puzzles: no step touches the solution,
// and each is proved by the checker, which shares no code with the techniques.
//
//      NONET_SOUND_PUZZLES=200000 test_explain_long --gtest_filter='Families.*'     for any length of time
//      NONET_SOUND_FROM=1000                                                        begins with that puzzle
//
// Finally prints the number of proved steps of each technique.

#include <cstdio>

#include "explain/game.hpp"
#include "nonet/generate.hpp"
#include "support/sound_path.hpp"
#include "support/system.hpp"
#include "techniques/registry.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

// For techniques with thousands of steps in a position, one step is enough.
bool has_many(std::string_view id) {
    return id.contains("chain") || id.contains("loop") || id.contains("nishio") || id.contains("exclusion");
}

class Families {
 public:
    void look_at(const ClassicPuzzle& puzzle) {
        const Grid solution = solve(puzzle).first;
        Position position(puzzle);
        while (!position.solved()) {
            std::vector<Step> steps;
            if (find_next(position, {.keep = Keep::first}, true, se_order(), steps) == nullptr) break;
            if (!steps.front().place.empty()) {
                apply_step(position, steps.front());
                continue;
            }
            ask_all(position, puzzle.givens, solution);
            apply_step(position, steps.front());
        }
    }

    void print() const {
        std::uint64_t all = 0;
        for (const auto& [id, count] : proved_) {
            std::printf("%-28s %9llu\n", std::string(id).c_str(), static_cast<unsigned long long>(count));
            all += count;
        }
        std::printf("%zu techniques, %llu steps in %llu positions, all proved\n", proved_.size(),
                    static_cast<unsigned long long>(all), static_cast<unsigned long long>(positions_));
    }

    const StepCounts& proved() const { return proved_; }

 private:
    void ask_all(const Position& position, const Grid& givens, const Grid& solution) {
        ++positions_;
        const State state = state_of(position);
        for (const Technique* technique : techniques()) {
            if (find_record(technique->id)->find == nullptr || technique->id.starts_with("nested")) continue;
            Budget budget({.nodes = 20'000});
            std::vector<Step> steps;
            find_steps(*technique, position,
                       {.keep = has_many(technique->id) ? Keep::first : Keep::all,
                        .budget = &budget,
                        .givens = &givens},
                       steps);
            if (budget.stopped()) continue;
            for (const Step& step : steps) {
                ++proved_[technique->id];
                const Verdict verdict = verify(state, step, givens.values);
                EXPECT_TRUE(verdict.sound) << step.kind << ": " << verdict.reason << "\n"
                                           << text(position.values());
                EXPECT_TRUE(leaves_alone(solution, step)) << step.kind << "\n" << text(position.values());
            }
        }
    }

    StepCounts proved_;
    std::uint64_t positions_ = 0;
};

TEST(Families, AreSoundAndProved) {
    GenerateOptions options;
    options.seed = 20261124;
    options.minimal = true;
    auto generator = Generator::create(options);
    ASSERT_TRUE(generator);
    const std::size_t first = number_from("NONET_SOUND_FROM", 0),
                      puzzles = number_from("NONET_SOUND_PUZZLES", 300);
    Families families;
    std::vector<Generated> made(100);
    for (std::size_t done = 0; done < puzzles; done += made.size()) {
        made.resize(std::min<std::size_t>(made.size(), puzzles - done));
        ASSERT_EQ(generator->make(first + done, made), Stop::finished);
        for (const Generated& one : made) families.look_at({one.puzzle, {}});
    }
    families.print();
    EXPECT_GE(families.proved().size(), puzzles < 300 ? 1u : 50u);
}

}  // namespace
}  // namespace nonet
