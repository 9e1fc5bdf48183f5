#include "vectors/sets.hpp"

#include <cmath>
#include <cstdlib>
#include <string>

#include "command/json.hpp"
#include "core/rng.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/draw.hpp"
#include "nonet/more/json.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/nonet.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t seed = 20261123;
const Limits few_nodes{.nodes = 20'000};

constexpr std::string_view boards[] = {
    "1x1",
    "4x4",
    "4x4+0..3",
    "6x6",
    "6x6:3x2+x",
    "7x7",
    "8x8:none",
    "9x9+x",
    "9x9+windoku",
    "9x9+disjoint",
    "9x9+knight",
    "9x9+king",
    "10x10",
    "12x12",
    "9x9+diagonal-+centredot",
    "6x6+nonconsecutive",
    "6x6+repeats",
    "6x6+odd:r1c1+even:r2c2+max:r5c5",
    "16x16",
    "jigsaw:111222111222333444333444555666555666",
};

std::string solved(const BoardPuzzle& puzzle) {
    const Answer answer = solve(puzzle);
    return object([&](JsonObject& out) {
        out.text("status", name_of(answer.status)).number("solutions", answer.solutions);
        if (answer.solutions >= 1) out.values("solution", puzzle.geometry, answer.first);
        if (answer.solutions >= 2) out.values("second", puzzle.geometry, answer.second);
        out.number("digitTries", answer.counters.digit_tries)
            .number("backtracks", answer.counters.backtracks)
            .number("nodes", answer.counters.nodes);
    });
}

std::string counted(const BoardPuzzle& puzzle, const Limits& limits) {
    const Count count = count_solutions(puzzle, limits);
    return object([&](JsonObject& out) {
        write_fields(out, count);
        out.text("stop", name_of(count.stop));
    });
}

void ask(const BoardPuzzle& puzzle) {
    const Geometry& geometry = puzzle.geometry;
    const std::string line = quoted(format_line(geometry, puzzle.values));
    const std::string board = "{\"board\":" + quoted(geometry.name()) + "}";
    print_vector("solve", line + "," + board, solved(puzzle));
    print_vector("check", line + "," + board, to_json(check(puzzle), puzzle));
    print_vector("count", line + ",{\"board\":" + quoted(geometry.name()) + ",\"solutions\":50}",
                 counted(puzzle, {.solutions = 50}));
    print_vector("candidates", line + "," + board, to_json(true_candidates(puzzle), geometry));
    print_vector("format", line + ",\"pretty\"," + board, quoted(format_pretty(geometry, puzzle.values)));
}

// Questions about reasoning and certificates; `i` selects further ones.
void ask_why(const BoardPuzzle& puzzle, std::size_t i) {
    const Geometry& geometry = puzzle.geometry;
    const std::string line = quoted(format_line(geometry, puzzle.values)),
                      board = "\"board\":" + quoted(geometry.name()) + ",\"nodes\":20000}";
    const int level = 1 + static_cast<int>(i % rung_count);
    print_vector("hint", line + ",{\"level\":" + std::to_string(level) + "," + board,
                 to_json(hint(puzzle, few_nodes), static_cast<Rung>(level - 1)));
    print_vector("explain", line + ",{" + board, to_json(explain(puzzle, few_nodes)));
    print_vector("rate", line + ",{" + board, to_json(rate_by_level(puzzle, few_nodes), geometry, true));
    Rng rng(seed, i);
    const auto cell = static_cast<Cell>(rng.below(static_cast<std::uint32_t>(geometry.cell_count())));
    const auto digit = static_cast<Digit>(rng.below(static_cast<std::uint32_t>(geometry.digit_count())));
    const int first = geometry.zero_based() ? 0 : 1;
    print_vector("whyNot",
                 line + ",{\"cell\":" + std::to_string(cell) + ",\"digit\":" + std::to_string(digit + first) +
                     "},{" + board,
                 to_json(why_not(puzzle, {cell, digit}, few_nodes), {cell, digit}));
    const auto proof = prove(puzzle, few_nodes);
    if (!proof) std::abort();
    print_vector("proof", line + ",{" + board, object([&](JsonObject& out) {
                     out.text("status", name_of(proof->status));
                     if (proof->status == Status::budget)
                         out.real("proof", HUGE_VAL);  // null
                     else
                         out.text("proof", format_proof(*proof));
                 }));
}

// Draws the puzzle with its candidates, or one of its first steps; `i` selects which.
void ask_to_draw(const BoardPuzzle& puzzle, std::size_t i) {
    const Path path = explain(puzzle, few_nodes, {.most_steps = i % 4});
    const std::size_t step = path.steps.size();
    const Drawing picture =
        step == 0 ? draw(puzzle) : draw(path, step, {.givens = puzzle.values, .caption = true});
    print_vector("draw",
                 quoted(format_line(puzzle.geometry, puzzle.values)) + ",{\"step\":" + std::to_string(step) +
                     ",\"board\":" + quoted(puzzle.geometry.name()) + ",\"nodes\":20000}",
                 quoted(svg({&picture, 1})));
}

std::size_t first_given(const std::vector<std::uint8_t>& values) {
    std::size_t cell = 0;
    while (cell + 1 < values.size() && values[cell] == 0) ++cell;
    return cell;
}

}  // namespace

// A puzzle of each board as made, and one with a given less or a wrong one.
void print_board_vectors() {
    for (std::size_t i = 0; i < std::size(boards); ++i) {
        const auto board = parse_board(boards[i]);
        if (!board) std::abort();
        auto generator = BoardGenerator::create(*board, {.seed = seed});
        if (!generator) std::abort();
        BoardPuzzleMade made;
        generator->make(i, {&made, 1});
        if (made.solution.empty()) std::abort();
        print_vector("generate",
                     "{\"board\":" + quoted(boards[i]) + ",\"seed\":" + std::to_string(seed) + "}," +
                         std::to_string(i) + ",1",
                     "[" + to_json(made, *board, i, seed) + "]");
        ask({*board, made.puzzle, {}});
        ask_why({*board, made.puzzle, {}}, i);
        ask_to_draw({*board, made.puzzle, {}}, i);
        const std::size_t cell = first_given(made.puzzle);
        made.puzzle[cell] =
            i % 2 == 0 ? 0 : static_cast<std::uint8_t>(made.puzzle[cell] % board->digit_count() + 1);
        ask({*board, made.puzzle, {}});
        ask_why({*board, made.puzzle, {}}, i + 1);
    }
    // Clues of each kind of rules, made for each puzzle.
    const Geometry board = *parse_board("6x6");
    for (std::size_t i = 0; i < makeable_rules().size(); ++i) {
        const std::string kind(name_of(makeable_rules()[i]));
        const int clues = static_cast<int>(i % 3);
        BoardOrder order{.seed = seed,
                         .attempts = 20,
                         .rules = {makeable_rules()[i]},
                         .clues = clues,
                         .level = {},
                         .jigsaw = i % 4 == 3};
        if (i == 0) order.level = Level::medium;
        auto generator = BoardGenerator::create(board, order);
        if (!generator) std::abort();
        BoardPuzzleMade made;
        generator->make(i, {&made, 1});
        if (!made.board) std::abort();
        print_vector("generate",
                     "{\"board\":\"6x6\",\"seed\":" + std::to_string(seed) +
                         ",\"attempts\":20,\"jigsaw\":" + (order.jigsaw ? "true" : "false") + ",\"rules\":[" +
                         quoted(kind) + "],\"clues\":" + std::to_string(clues) +
                         (order.level ? ",\"level\":\"medium\"" : "") + "}," + std::to_string(i) + ",1",
                     "[" + to_json(made, *made.board, i, seed) + "]");
    }
}

}  // namespace nonet
