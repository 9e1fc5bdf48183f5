#pragma once
// Certificates of boards of every kind but the classic one, and falsified versions of them.

#include <gtest/gtest.h>

#include <span>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/proof.hpp"
#include "support/checker.hpp"

namespace nonet::testing {

inline constexpr const char* certified_boards[] = {"1x1",
                                                   "4x4",
                                                   "4x4+0..3",
                                                   "5x5",
                                                   "4x6",
                                                   "5x5+1..6",
                                                   "6x6:3x2+x",
                                                   "6x6:none+diagonal-",
                                                   "6x6+diagonal+",
                                                   "6x6+nonconsecutive",
                                                   "6x6+odd:r1c1,r3c4+even:r2c2+min:r3c3+max:r5c5",
                                                   "6x6+region:r1c1,r2c3,r5c5,r6c2",
                                                   "8x8+disjoint",
                                                   "9x9+x",
                                                   "9x9+windoku",
                                                   "9x9+disjoint",
                                                   "9x9+asterisk",
                                                   "9x9+centredot",
                                                   "9x9+girandola",
                                                   "9x9+knight",
                                                   "9x9+king",
                                                   "9x9+region:r1c1,r2c3,r5c5,r6c2,r7c7,r8c9,r9c4,r4c8,r3c6",
                                                   "jigsaw:111222111222333444333444555666555666",
                                                   "jigsaw:111222111222333444333444......555555",
                                                   "6x6+jigsaw:111222111222333444333444555555......",
                                                   "12x12",
                                                   "16x16"};

struct Certified {
    Geometry board;
    Proof proof;
};

// Returns certificates for some puzzles of each board: unchanged, with one given less, and with one given changed.
inline std::vector<Certified> certificates(std::size_t puzzles,
                                           std::span<const char* const> names = certified_boards) {
    std::vector<Certified> made;
    for (const char* name : names) {
        const auto board = parse_board(name);
        EXPECT_TRUE(board) << name << ": " << board.error().found << ", " << board.error().expected;
        if (!board) continue;
        std::vector<BoardPuzzleMade> generated(board->cell_count() > 100 ? (puzzles + 9) / 10 : puzzles);
        BoardGenerator::create(*board, {.seed = 20})->make(0, generated);
        Rng rng(7);
        for (const auto& one : generated) {
            EXPECT_FALSE(one.puzzle.empty()) << name;
            if (one.puzzle.empty()) continue;
            std::vector<std::uint8_t> fewer = one.puzzle, other = one.puzzle;
            for (int times = 0; times < 4; ++times)
                fewer[rng.below(static_cast<std::uint32_t>(fewer.size()))] = 0;
            for (auto& value : other)
                if (value != 0) {
                    value = static_cast<std::uint8_t>(value % board->digit_count() + 1);
                    break;
                }
            for (const auto& values : {one.puzzle, fewer, other}) {
                auto proof = prove(BoardPuzzle{*board, values, {}});
                EXPECT_TRUE(proof) << name;
                if (proof) made.push_back({*board, std::move(*proof)});
            }
        }
    }
    return made;
}

// Judges the claim of a line by a search of the library.
inline bool claim_is_true_of_board(const std::string& line) {
    std::istringstream words(line);
    std::string word, name, kind, givens, first, second;
    words >> word >> name >> kind >> givens;
    const auto board = parse_board(name);
    if (word != "board" || !board) return false;
    const auto read = [&](const std::string& text) -> std::optional<std::vector<std::uint8_t>> {
        if (static_cast<int>(text.size()) != board->cell_count()) return std::nullopt;
        std::vector<std::uint8_t> values;
        for (char c : text) {
            int value = c == '.' ? 0 : -1;
            for (int digit = 0; digit < board->digit_count(); ++digit)
                if (board_glyph(*board, static_cast<Digit>(digit)) == c) value = digit + 1;
            if (value < 0) return std::nullopt;
            values.push_back(static_cast<std::uint8_t>(value));
        }
        return values;
    };
    const auto puzzle = read(givens);
    if (!puzzle) return false;
    BoardSolver solver(*board);
    const auto solves = [&](const std::string& text) {
        const auto values = read(text);
        if (!values || text.find('.') != std::string::npos) return false;
        for (std::size_t cell = 0; cell < values->size(); ++cell)
            if ((*puzzle)[cell] != 0 && (*puzzle)[cell] != (*values)[cell]) return false;
        return solver.solve(*values).status == Status::unique;
    };
    const Status status = solver.solve(*puzzle).status;
    if (kind == "none") return status == Status::none;
    words >> first;
    if (kind == "unique") return status == Status::unique && solves(first);
    words >> second;
    return kind == "several" && first != second && solves(first) && solves(second);
}

// Falsifies the kind, a digit in a grid, the board, or leaves out a lemma.
inline std::string with_a_lie(const Certified& made, Rng& rng) {
    Proof proof = made.proof;
    const auto change = [&](std::vector<std::uint8_t>& values) {
        if (values.empty()) return;
        auto& value = values[rng.below(static_cast<std::uint32_t>(values.size()))];
        value = static_cast<std::uint8_t>(value % made.board.digit_count() + 1);
    };
    switch (rng.below(5)) {
        case 0: change(proof.givens); break;
        case 1: change(rng.below(2) == 0 && !proof.second.empty() ? proof.second : proof.first); break;
        case 2: {
            constexpr std::array kinds{Status::unique, Status::none, Status::multiple};
            proof.status = kinds[rng.below(3)];
            for (auto* values : {&proof.first, &proof.second})
                if (values->empty()) *values = std::vector<std::uint8_t>(proof.givens.size(), 1);
            break;
        }
        case 3: {
            std::string line = format_proof(proof);
            const auto plus = line.find('+'), end = line.find(' ', 6);
            if (plus < end)
                line.erase(plus, end - plus);
            else
                line.insert(end, "+x");
            return line;
        }
        default:
            if (!proof.lemmas.empty())
                proof.lemmas.erase(proof.lemmas.begin() +
                                   rng.below(static_cast<std::uint32_t>(proof.lemmas.size())));
    }
    return format_proof(proof);
}

}  // namespace nonet::testing
