#pragma once
// An order for puzzles, given by the command line.

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/scales.hpp"

namespace nonet::cli {

namespace order {
inline constexpr Flag minimal{.name = "--minimal",
                              .help = "no given can be dropped (known are such puzzles with up to 40)"};
inline constexpr Flag givens = flag::text("--givens", "A..B", "how many givens: 24, 24..28, 24.. or ..28");
inline constexpr Flag rating =
    flag::text("--rating", "A..B", "how hard, as rate prints ER: 7.2, 7.0..7.5, 9.0.. or ..2.0");
inline constexpr Flag needs{
    .name = "--needs",
    .kind = Flag::Kind::technique,
    .value = "TECHNIQUE",
    .help =
        "can be solved with this technique and easier ones, and not without it; with --rating A..B not even with all others up to B"};
inline constexpr Flag level = flag::text(
    "--level", "LEVEL", "on the scale of --scale (our own where there is none): easy, medium, hard, ...");
inline constexpr Flag score = flag::text(
    "--score", "A..B", "with --scale: the sum of the steps, as HoDoKu counts them: 500..700, ..400");
inline constexpr Flag difficulty =
    flag::text("--difficulty", "A..B",
               "with --scale: of the hardest step on it: 3.0..3.5; of HoDoKu's scores: 140..160");
inline constexpr Flag rules = flag::text(
    "--rules", "RULE,...",
    "make clues of these kinds for each puzzle: killer, thermo, arrow, white, black, xv, whisper, renban, little-killer, sandwich, x-sum, skyscraper, numbered-room");
inline constexpr Flag clues =
    flag::number("--clues", "with --rules: how many of each kind (default: as many as are usual)");
inline constexpr Flag symmetry{.name = "--symmetry",
                               .kind = Flag::Kind::symmetry,
                               .value = "NAME",
                               .help = "how the places of the givens repeat"};
inline constexpr Flag pattern =
    flag::text("--pattern", "MASK", "81 characters: givens exactly where there is neither '.' nor '0'");
inline constexpr Flag contains =
    flag::text("--contains", "PUZZLE", "81 characters: givens that each puzzle must have");
inline constexpr Flag from = flag::text("--from", "SOLUTION", "81 digits: the solution of each puzzle");
inline constexpr Flag like =
    flag::text("--like", "PUZZLE", "81 characters: make neighbours of this puzzle, with some givens changed");
inline constexpr Flag like_drop = flag::number("--like-drop", "how many of its givens go (default: 1)");
inline constexpr Flag like_add =
    flag::number("--like-add", "how many others come, at any place, with any digit (default: 1)");
inline constexpr Flag unlike = flag::text("--unlike", "FILE", "make no isomorph of the puzzles in this file");
inline constexpr Flag unbiased{
    .name = "--unbiased",
    .help =
        "minimal puzzles, each with the same chance as any other with as many givens (seconds for each puzzle)"};
}  // namespace order

// Returns the order that the flags above describe, except for the seed and the forms to avoid. Throws UsageError.
//
//   scale   from --scale; nullptr if absent. It must outlive the options
GenerateOptions order_of(const Args& args, const Scale* scale = nullptr);

}  // namespace nonet::cli
