#pragma once
// Steps as commands show them.

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/explain.hpp"

namespace nonet::cli {

namespace flag {
inline constexpr Flag cells = flag::word(
    "--cells", "HOW", "write cells as r1c1 (the default) or a1 (row letter, column number)", "r1c1 a1");
}

// What --cells asks for.
Cells cells_by(const Args& args);

// How a command ends that has walked from step to step.
Exit exit_of(Status status, Ending ending);

}  // namespace nonet::cli
