#pragma once
// An order for puzzles, given by the command line.

#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/scales.hpp"

namespace nonet::cli {

namespace order {
inline constexpr Flag minimal{
    .name = "--minimal",
    .help = "make minimal puzzles, in which no given can be dropped (known for up to 40 givens)"};
inline constexpr Flag givens = flag::text("--givens", "A..B", "number of givens: 24, 24..28, 24.. or ..28");
inline constexpr Flag rating =
    flag::text("--rating", "A..B", "the rating, ER of 'nonet rate': 7.2, 7.0..7.5, 9.0.. or ..2.0");
inline constexpr Flag needs{
    .name = "--needs",
    .kind = Flag::Kind::technique,
    .value = "TECHNIQUE",
    .help =
        "make puzzles that need this technique and otherwise only easier ones; with --rating A..B, all others up to B do not suffice without it"};
inline constexpr Flag level = flag::text(
    "--level", "LEVEL", "the level on the scale of --scale (default: nonet's own): easy, medium, hard, ...");
inline constexpr Flag score =
    flag::text("--score", "A..B", "with --scale: the score, the sum over all steps: 500..700, ..400");
inline constexpr Flag difficulty =
    flag::text("--difficulty", "A..B",
               "with --scale: the difficulty of the hardest step: 3.0..3.5; for HoDoKu its score: 140..160");
inline constexpr Flag rules = flag::text(
    "--rules", "RULE,...",
    "make clues of these kinds for each puzzle, such as killer,thermo; an unknown kind lists all of them");
inline constexpr Flag jigsaw{.name = "--jigsaw",
                             .help = "make pieces for each puzzle, which replace the boxes of the board"};
inline constexpr Flag clues =
    flag::number("--clues", "with --rules: the number of clues of each kind (default: the usual number)");
inline constexpr Flag symmetry{.name = "--symmetry",
                               .kind = Flag::Kind::symmetry,
                               .value = "NAME",
                               .help = "the symmetry of the pattern of givens"};
inline constexpr Flag pattern = flag::text(
    "--pattern", "MASK", "81 characters: a given in each cell that is neither '.' nor '0', and nowhere else");
inline constexpr Flag contains =
    flag::text("--contains", "PUZZLE", "81 characters: givens that each puzzle must have");
inline constexpr Flag from = flag::text("--from", "SOLUTION", "81 digits: the solution of each puzzle");
inline constexpr Flag like =
    flag::text("--like", "PUZZLE", "81 characters: make neighbours of this puzzle, with some givens changed");
inline constexpr Flag like_drop =
    flag::number("--like-drop", "with --like: number of givens to remove (default: 1)");
inline constexpr Flag like_add = flag::number(
    "--like-add", "with --like: number of givens to add, at any place and with any digit (default: 1)");
inline constexpr Flag unlike =
    flag::text("--unlike", "FILE", "exclude isomorphs of the puzzles in this file");
inline constexpr Flag unbiased{
    .name = "--unbiased",
    .help =
        "make minimal puzzles that are uniformly distributed for each number of givens (takes seconds per puzzle)"};
}  // namespace order

// Returns the order that the flags above describe, except for the seed and the forms to avoid. Throws UsageError.
//
//   scale   from --scale; nullptr if absent. It must outlive the options
GenerateOptions order_of(const Args& args, const Scale* scale = nullptr);

}  // namespace nonet::cli
