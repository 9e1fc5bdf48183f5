#pragma once
// Reading helpers for tests of links and strings.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "nonet/boards.hpp"
#include "nonet/links.hpp"
#include "nonet/reader.hpp"

namespace nonet::testing {

inline Record read(std::string_view text) {
    TextBytes bytes(text);
    PuzzleReader reader(bytes, Geometry::classic());
    Record record;
    EXPECT_TRUE(reader.next(record)) << text;
    return record;
}

inline std::string message_of(std::string_view text) {
    const Record record = read(text);
    return record.error ? std::to_string(record.error->column) + ": " + record.error->message() : "no error";
}

inline std::string board_of(const Record& record) {
    EXPECT_FALSE(record.error) << record.error->message();
    return record.puzzle.board_puzzle() ? std::string(record.puzzle.board_puzzle()->geometry.name()) : "9x9";
}

inline BoardPuzzle empty_puzzle(std::string_view board) {
    const auto geometry = parse_board(board);
    EXPECT_TRUE(geometry) << board;
    return {*geometry, std::vector<std::uint8_t>(static_cast<std::size_t>(geometry->cell_count())), {}};
}

inline std::string words(const std::vector<Loss>& losses) {
    std::string text;
    for (const Loss& loss : losses) (text += text.empty() ? "" : ", ") += in_words(loss);
    return text;
}

}  // namespace nonet::testing
