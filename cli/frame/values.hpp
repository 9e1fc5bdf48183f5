#pragma once
// What the value of a flag may be, and what it means.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "frame/command.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/step.hpp"

namespace nonet::cli {

// All of the text as a number: 0, 1, 2, ...; none when it is not one.
std::optional<std::uint64_t> number_of(std::string_view text);

// "r3c4=7", and "C4=7" (row letter, column number), in capitals or not, with spaces or not; on large boards "r10c12=16" or
// "r10c12=G".
std::optional<Candidate> candidate_of(std::string_view text, const Geometry& board = Geometry::classic());

// "500ms" or "100000n"; more than none of it, and no more than can be counted.
struct TypedBudget {
    std::uint64_t amount = 0;
    std::int64_t nanoseconds = 0;  // of one; 0: the amount is one of nodes
};
std::optional<TypedBudget> budget_of(std::string_view text);

// Whether the text is one puzzle: of that board, or of the one that its number of cells means.
bool is_puzzle(std::string_view text, const std::optional<Geometry>& board = {});

// The words that the value can be: its choices, the names of the engines, ...; none where it can be anything.
std::vector<std::string_view> choices_of(const Flag& flag);

// Throws UsageError where the text cannot be the flag's value.
void check_value(const Flag& flag, std::string_view text);

// The kernel of that name; throws UsageError, which begins with `who`, when there is none or this CPU cannot run it.
const Kernel& kernel_named(std::string_view who, std::string_view name);

}  // namespace nonet::cli
