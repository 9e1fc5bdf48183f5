#pragma once
// An order for puzzles, as the words of the command line give it.

#include "frame/args.hpp"
#include "nonet/generate.hpp"

namespace nonet::cli {

namespace order {
inline constexpr Flag seed{
    .name = "--seed",
    .kind = Flag::Kind::number,
    .value = "N",
    .help =
        "the same seed gives the same puzzles, on every machine (default: a random one, which is "
        "printed on standard error)"};
inline constexpr Flag minimal{.name = "--minimal",
                              .help = "no given can be dropped (known are such puzzles with up to 40)"};
inline constexpr Flag givens{.name = "--givens",
                             .kind = Flag::Kind::text,
                             .value = "A..B",
                             .help = "how many givens: 24, 24..28, 24.. or ..28"};
inline constexpr Flag rating{.name = "--rating",
                             .kind = Flag::Kind::text,
                             .value = "A..B",
                             .help = "how hard, as rate prints ER: 7.2, 7.0..7.5, 9.0.. or ..2.0"};
inline constexpr Flag needs{
    .name = "--needs",
    .kind = Flag::Kind::text,
    .value = "TECHNIQUE",
    .help =
        "cannot be solved without this technique (naked_pair, xy_wing, ...), but with it and easier ones; "
        "with --rating A..B, without it but with all others up to B"};
inline constexpr Flag symmetry{
    .name = "--symmetry",
    .kind = Flag::Kind::word,
    .value = "NAME",
    .help = "how the places of the givens repeat",
    .choices = "none rot180 rot90 horizontal vertical diagonal antidiagonal mirrors diagonals full"};
inline constexpr Flag pattern{.name = "--pattern",
                              .kind = Flag::Kind::text,
                              .value = "MASK",
                              .help = "81 characters: givens exactly where there is neither '.' nor '0'"};
inline constexpr Flag contains{.name = "--contains",
                               .kind = Flag::Kind::text,
                               .value = "PUZZLE",
                               .help = "81 characters: givens that each puzzle must have"};
inline constexpr Flag from{.name = "--from",
                           .kind = Flag::Kind::text,
                           .value = "SOLUTION",
                           .help = "81 digits: the solution of each puzzle"};
inline constexpr Flag like{.name = "--like",
                           .kind = Flag::Kind::text,
                           .value = "PUZZLE",
                           .help = "81 characters: make neighbours of this puzzle, with some givens changed"};
inline constexpr Flag like_drop{.name = "--like-drop",
                                .kind = Flag::Kind::number,
                                .value = "N",
                                .help = "how many of its givens go (default: 1)"};
inline constexpr Flag like_add{.name = "--like-add",
                               .kind = Flag::Kind::number,
                               .value = "N",
                               .help = "how many others come, at any place, with any digit (default: 1)"};
inline constexpr Flag unlike{.name = "--unlike",
                             .kind = Flag::Kind::text,
                             .value = "FILE",
                             .help = "make no isomorph of the puzzles in this file"};
inline constexpr Flag unbiased{
    .name = "--unbiased",
    .help =
        "minimal puzzles, each with the same chance as any other with as many givens "
        "(seconds for each puzzle)"};
}  // namespace order

// What the flags above ask for, all but the seed and the forms to avoid.  Throws UsageError.
GenerateOptions order_of(const Args& args);

}  // namespace nonet::cli
