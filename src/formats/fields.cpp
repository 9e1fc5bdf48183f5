#include "formats/fields.hpp"

#include <algorithm>
#include <span>

#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view puzzle_names[] = {"puzzle",   "puzzles", "quiz",         "quizzes",
                                             "question", "sudoku",  "grid",         "board",
                                             "problem",  "givens",  "initial_board"};
constexpr std::string_view solution_names[] = {"solution", "solutions", "answer",
                                               "answers",  "solved",    "target"};

bool same_letters(char a, char b) { return a == b || (is_letter(a) && (a | 0x20) == b); }

std::size_t rank_among(std::span<const std::string_view> names, std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (std::ranges::equal(name, names[i], same_letters)) return i;
    return no_rank;
}

}  // namespace

std::size_t puzzle_rank(std::string_view name) { return rank_among(puzzle_names, name); }
std::size_t solution_rank(std::string_view name) { return rank_among(solution_names, name); }

}  // namespace nonet::formats
