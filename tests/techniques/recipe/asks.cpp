// The technique that the recipe added: found by its id, used by a rating that selects it, and by no other.

#include <cstdio>

#include <algorithm>

#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
    if (!holds) std::printf("not so: %s\n", what), ++failures;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace nonet;
    if (argc != 3) return 2;
    const Technique* added = find_technique(argv[1]);
    const auto puzzle = parse_line(argv[2]);
    expect(added != nullptr && puzzle, "the technique and the puzzle are there");
    if (failures != 0) return 1;
    const auto number = std::ranges::find(techniques(), added) - techniques().begin();
    expect(number < std::ssize(techniques()), "it is among all techniques");
    expect(std::ranges::find(se_order(), added) == se_order().end(), "Sudoku Explainer does not know it");

    const auto at = static_cast<std::size_t>(number);
    const Rating plain = rate({.givens = *puzzle, .marks = {}});
    expect(plain.ending == Ending::solved && plain.counts[at] == 0, "the rating does not use it");

    std::vector<const Technique*> wanted;
    for (const char* id : {"hidden_single", "naked_single", "pointing", "claiming"})
        wanted.push_back(find_technique(id));
    const Rating less = rate({.givens = *puzzle, .marks = {}}, {}, {.techniques = wanted});
    expect(less.ending == Ending::stuck, "the puzzle is stuck without it");
    wanted.push_back(added);
    const Rating more = rate({.givens = *puzzle, .marks = {}}, {}, {.techniques = wanted});
    expect(more.ending == Ending::solved && more.counts[at] > 0, "a rating that asks for it does");

    bool listed = false;
    State state = start_of(ClassicPuzzle{.givens = *puzzle, .marks = {}});
    for (const Step& step : explain(ClassicPuzzle{.givens = *puzzle, .marks = {}}).steps) {
        for (const Step& other : all_steps(state, Status::unique)) listed |= other.technique == added->id;
        apply(state, step);
    }
    expect(listed, "it is among all steps, at some place of the path");
    return failures == 0 ? 0 : 1;
}
