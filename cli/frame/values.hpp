#pragma once
// The possible values of a flag, and their meaning.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "frame/command.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/step.hpp"

namespace nonet::cli {

// Returns the whole text as a number: 0, 1, 2, ...; nothing if it is not a number.
std::optional<std::uint64_t> number_of(std::string_view text);

// Parses "r3c4=7" and "C4=7" (row letter, column number), in any case, with or without spaces; on large boards
// "r10c12=16" or "r10c12=G".
std::optional<Candidate> candidate_of(std::string_view text, const Geometry& board = Geometry::classic());

// "500ms" or "100000n"; at least one unit, and at most a representable amount.
struct TypedBudget {
    std::uint64_t amount = 0;
    std::int64_t nanoseconds = 0;  // of one unit; 0: the unit is a node
};
std::optional<TypedBudget> budget_of(std::string_view text);

// Returns why the text is not exactly one puzzle of the given board or, without one, of any board; nothing if it is one.
std::optional<Error> error_of_puzzle(std::string_view text, const std::optional<Geometry>& board = {});

// Returns the possible values: the choices, the names of the engines, ...; empty if any text is possible.
std::vector<std::string_view> choices_of(const Flag& flag);

// Throws UsageError if the text cannot be the flag's value.
void check_value(const Flag& flag, std::string_view text);

// Returns the kernel of that name. Throws UsageError, which begins with `who`, if there is none or this CPU cannot run
// it.
const Kernel& kernel_named(std::string_view who, std::string_view name);

}  // namespace nonet::cli
