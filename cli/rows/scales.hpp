#pragma once
// The scales for rating and explaining puzzles, as the command line names them.

#include <optional>
#include <string>
#include <vector>

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/more/scales.hpp"

namespace nonet::cli {

namespace flag {
inline constexpr Flag scales{
    .name = "--scale",
    .kind = Flag::Kind::scales,
    .value = "SCALES",
    .help =
        "rate on these scales: se (Sudoku Explainer 1.2.1, the default), hodoku (same as hodoku-2.2), hodoku-2.3, nonet (its own scale), or a file; for several, separate them by commas: se,hodoku,nonet"};
inline constexpr Flag scale{
    .name = "--scale",
    .kind = Flag::Kind::scales,
    .value = "SCALE",
    .help =
        "use this scale: se (Sudoku Explainer 1.2.1, the default), hodoku (same as hodoku-2.2), hodoku-2.3, nonet (its own scale), or a file"};
// For scales that can be HoDoKu's, which has techniques of its own.
inline constexpr Flag scale_without{
    .name = "--without",
    .kind = Flag::Kind::any_techniques,
    .value = "TECHNIQUES",
    .help = "exclude these techniques of the scale ('nonet techniques' lists them)"};
}  // namespace flag

// Returns the scales of --scale without the techniques of --without; empty if it is absent. Throws UsageError, also for
// a file that is not a scale, with the place of the error.
std::vector<Scale> scales_by(const Args& args, Streams& io);

// The same for a command that takes one scale; nothing if it is absent, or if it is Sudoku Explainer's with nothing
// switched off.
std::optional<Scale> scale_by(const Args& args, Streams& io);

// Returns the HoDoKu version whose path the scale follows; nothing if the scale is not HoDoKu's.
std::optional<HodokuVersion> hodoku_of(const Scale& scale);

}  // namespace nonet::cli
