#pragma once
// Puzzles of our own, one kind of rule each (data/rules.tsv), explained with every step checked.

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/techniques.hpp"
#include "support/board_paths.hpp"
#include "support/files.hpp"

namespace nonet::testing {

inline BoardPuzzle puzzle_on(const std::string& board, std::string_view puzzle) {
    return parse_board_puzzle(puzzle, parse_board(board).value()).value();
}

// Returns the first step of one technique, in words.
inline std::string first_step(const std::string& board, std::string_view puzzle, std::string_view technique) {
    const BoardPuzzle asked = puzzle_on(board, puzzle);
    const Technique* only[] = {find_technique(technique)};
    const auto steps = all_steps(start_of(asked), Status::unique, {}, only, asked.geometry);
    return steps.empty() ? "none" : describe(steps.front(), Rung::whole, Cells::r1c1, asked.geometry);
}

// Explains one puzzle of each `every`-th kind of rule.
inline PathCounts expect_sound_rule_paths(std::size_t every) {
    // One of the little killers takes more than the default budget.
    constexpr Limits enough{.nodes = 3 * reasoning_limits.nodes};
    const std::vector<std::string> lines = read_lines(source_path("data/rules.tsv"));
    PathCounts counts;
    std::set<std::string> kinds;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::istringstream line(lines[i]);
        std::string id, kind, board, puzzle, solution;
        for (std::string* field : {&id, &kind, &board, &puzzle, &solution}) std::getline(line, *field, '\t');
        if (!kinds.insert(kind).second || (kinds.size() - 1) % every != 0) continue;
        SCOPED_TRACE(id);
        const BoardPuzzle asked = puzzle_on(board, puzzle);
        expect_sound_path(asked, parse_board_puzzle(solution, asked.geometry).value().values, counts, enough);
        if (::testing::Test::HasFailure()) break;
    }
    return counts;
}

}  // namespace nonet::testing
