#pragma once
// Grids and puzzles for tests, without the library's own reader: exactly 81 characters.

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/more/engines.hpp"
#include "nonet/puzzle.hpp"
#include "support/brute_force.hpp"

namespace nonet::testing {

inline Grid grid(std::string_view text) {
    Grid result;
    for (int cell = 0; cell < cell_count && cell < static_cast<int>(text.size()); ++cell)
        if (text[cell] >= '1' && text[cell] <= '9')
            result[cell] = static_cast<std::uint8_t>(text[cell] - '0');
    return result;
}

inline ClassicPuzzle puzzle(std::string_view text) { return {grid(text), {}}; }

inline std::string text(const Grid& grid) {
    std::string result;
    for (int value : grid.values) result += value == 0 ? '.' : static_cast<char>('0' + value);
    return result;
}

// Returns a puzzle with marks that allow everything.
inline ClassicPuzzle with_full_marks(const ClassicPuzzle& puzzle) {
    ClassicPuzzle result = puzzle;
    result.marks.emplace().fill(DigitSet::all());
    return result;
}

// Returns the engines that always find an answer.
inline std::vector<const Engine*> complete_engines() {
    std::vector<const Engine*> found;
    std::ranges::copy_if(engines(), std::back_inserter(found), &Engine::complete);
    return found;
}

// Returns the solutions that an engine lists, in its order.
inline std::vector<std::string> list(const Engine& engine, const ClassicPuzzle& puzzle,
                                     std::uint64_t limit = 0) {
    std::vector<std::string> found;
    const auto search =
        run(engine, puzzle, {.solutions = limit}, [&](const Grid& g) { found.push_back(text(g)); });
    return search && search->solutions == found.size() ? found
                                                       : std::vector<std::string>{"the count is wrong"};
}

// The same for the oracle, sorted.
inline brute::Problem problem(const ClassicPuzzle& puzzle) {
    brute::Problem result;
    result.has_marks = puzzle.marks.has_value();
    for (int cell = 0; cell < cell_count; ++cell) {
        result.cells[cell] = puzzle.givens[cell];
        for (Digit digit = 0; puzzle.marks && digit < side; ++digit)
            result.allowed[cell][digit + 1] = (*puzzle.marks)[cell].contains(digit);
    }
    return result;
}

inline std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::ranges::sort(texts);
    return texts;
}

inline std::vector<std::string> brute_list(const ClassicPuzzle& puzzle, std::size_t limit) {
    return sorted(brute::solutions(problem(puzzle), limit));
}

}  // namespace nonet::testing
