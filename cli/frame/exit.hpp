#pragma once
// The exit codes of the command. The numbers are a contract with scripts and never change.

#include <array>

#include "nonet/solve.hpp"

namespace nonet::cli {

enum class Exit {
    done = 0,          // success; the answer is yes
    no = 1,            // the answer is no for at least one puzzle: no solution, several, check failed
    usage = 2,         // an unknown command, flag or value
    bad_input = 3,     // at least one puzzle could not be read
    input_output = 4,  // a file could not be opened, read or written
    budget = 5,        // a search was stopped by its budget
    internal = 70,     // a bug
    interrupted = 130,
};

// Returns the exit code for a puzzle's status.
Exit exit_of(Status status);

// A batch continues after errors and exits with the most severe code.
constexpr Exit worst(Exit a, Exit b) {
    constexpr std::array order{Exit::interrupted, Exit::internal, Exit::input_output, Exit::usage,
                               Exit::bad_input,   Exit::budget,   Exit::no,           Exit::done};
    for (Exit exit : order)
        if (a == exit || b == exit) return exit;
    return Exit::internal;
}
static_assert(worst(Exit::budget, Exit::bad_input) == Exit::bad_input);
static_assert(worst(Exit::no, Exit::budget) == Exit::budget);

}  // namespace nonet::cli
