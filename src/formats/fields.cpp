#include "formats/fields.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view puzzle_names[] = {"puzzle",   "puzzles", "quiz",         "quizzes",
                                             "question", "sudoku",  "grid",         "board",
                                             "problem",  "givens",  "initial_board"};
constexpr std::string_view solution_names[] = {"solution", "solutions", "answer", "answers",
                                               "solved",   "target",    "ideal"};
constexpr std::string_view chat_names[] = {"input", "messages", "prompt", "conversations", "conversation"};

bool same_letters(char a, char b) { return a == b || (is_letter(a) && (a | 0x20) == b); }

// The first letters of the names, as bits: a name with another first letter needs no comparison.
constexpr std::uint32_t first_letters(std::span<const std::string_view> names) {
    std::uint32_t letters = 0;
    for (std::string_view name : names) letters |= 1u << (name.front() & 31);
    return letters;
}

constexpr std::uint32_t puzzle_letters = first_letters(puzzle_names);
constexpr std::uint32_t solution_letters = first_letters(solution_names);

std::size_t rank_among(std::span<const std::string_view> names, std::uint32_t letters,
                       std::string_view name) {
    if (name.empty() || (letters >> (name.front() & 31) & 1) == 0) return no_rank;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (std::ranges::equal(name, names[i], same_letters)) return i;
    return no_rank;
}

}  // namespace

std::size_t puzzle_rank(std::string_view name) { return rank_among(puzzle_names, puzzle_letters, name); }
bool is_chat_name(std::string_view name) {
    return std::ranges::find(chat_names, name) != std::end(chat_names);
}
std::size_t solution_rank(std::string_view name) {
    return rank_among(solution_names, solution_letters, name);
}

}  // namespace nonet::formats
