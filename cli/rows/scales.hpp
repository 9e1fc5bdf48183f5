#pragma once
// The scales on which puzzles are rated and explained, as the command line names them.

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
// Where a scale can be one of HoDoKu's, which has techniques of its own.
inline constexpr Flag scale_without{.name = "--without",
                                    .kind = Flag::Kind::any_techniques,
                                    .value = "TECHNIQUES",
                                    .help = "exclude these techniques of the scale"};
}  // namespace flag

// What --scale asks for, without what --without switches off: none where it is absent.  Throws UsageError, also for a file
// that is no scale, with the place.
std::vector<Scale> scales_by(const Args& args, Streams& io);

// The same of a command that takes one; none where it is absent, or names that of Sudoku Explainer with nothing switched off.
std::optional<Scale> scale_by(const Args& args, Streams& io);

// The version whose own path the scale takes; none where it is not HoDoKu's.
std::optional<HodokuVersion> hodoku_of(const Scale& scale);

}  // namespace nonet::cli
