#pragma once
// The scales on which puzzles are rated, as the command line names them.

#include <optional>

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/more/hodoku.hpp"

namespace nonet::cli {

inline constexpr std::string_view scale_names = "se hodoku hodoku-2.2 hodoku-2.3";

namespace flag {
inline constexpr Flag scales{
    .name = "--scale",
    .kind = Flag::Kind::words,
    .value = "SCALES",
    .help =
        "rate on these scales: se (Sudoku Explainer 1.2.1, the default), hodoku (which is hodoku-2.2), hodoku-2.3; se,hodoku gives both",
    .choices = scale_names};
inline constexpr Flag scale = word(
    "--scale", "SCALE",
    "take the steps of this scale: se (Sudoku Explainer 1.2.1, the default), hodoku (which is hodoku-2.2), hodoku-2.3",
    scale_names);
}  // namespace flag

struct Scales {
    bool se = true;
    std::optional<HodokuVersion> hodoku;
};

// What --scale asks for; throws UsageError.
Scales scales_by(const Args& args);

}  // namespace nonet::cli
