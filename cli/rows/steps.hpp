#pragma once
// The presentation of steps, and the techniques that they may use.

#include <span>
#include <vector>

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet::cli {

namespace flag {
inline constexpr Flag cells = flag::word(
    "--cells", "HOW", "write cells as r1c1 (the default) or a1 (row letter, column number)", "r1c1 a1");
inline constexpr Flag all_steps{.name = "--all-steps",
                                .help = "list all steps that are possible now, instead of a path"};
inline constexpr Flag pruned{.name = "--pruned", .help = "omit steps that no later step depends on"};
inline constexpr Flag stop_after = number("--stop-after", "stop after N steps");
inline constexpr Flag only{
    .name = "--only",
    .kind = Flag::Kind::techniques,
    .value = "TECHNIQUES",
    .help = "use only these techniques: hidden_single,naked_pair ('nonet techniques' lists them)"};
inline constexpr Flag without{.name = "--without",
                              .kind = Flag::Kind::techniques,
                              .value = "TECHNIQUES",
                              .help = "use all techniques except these"};
}  // namespace flag

// Returns the notation that --cells selects.
Cells cells_by(const Args& args);

// Returns the techniques that --only selects from all, or that --without leaves of `otherwise`, in the order of trial.
// Throws UsageError if none is left.
std::vector<const Technique*> techniques_by(const Args& args,
                                            std::span<const Technique* const> otherwise = se_order());

// Returns the exit code of a command that follows steps.
Exit exit_of(Status status, Ending ending);

}  // namespace nonet::cli
