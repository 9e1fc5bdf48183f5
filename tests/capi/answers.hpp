#pragma once
// Shared by the tests of the C interface's answers.

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "command/json.hpp"
#include "nonet/nonet.h"
#include "nonet/nonet.hpp"
#include "support/known_grids.hpp"

namespace nonet {

inline const std::string puzzle = known::classic;
inline const std::string several =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";
inline const std::string none =
    "33.5.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
inline const std::string empty(cell_count, '.');
inline const std::string marks = format_marks(candidates_of(*parse_classic_puzzle(puzzle)));

// A text of the C interface, freed at the end.
struct Text {
    nonet_text* const c = nonet_text_new();
    Text() = default;
    Text(const Text&) = delete;
    Text& operator=(const Text&) = delete;
    ~Text() { nonet_text_free(c); }
    std::string string() const {
        EXPECT_EQ(std::strlen(nonet_text_chars(c)), nonet_text_length(c));
        return nonet_text_chars(c);
    }
};

// A puzzle of the C interface, freed at the end.
class Given {
 public:
    explicit Given(const std::string& text, const char* board = nullptr) {
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_puzzle_read(board, text.data(), text.size(), &puzzle_, &error), NONET_OK)
            << text << ": " << error.message;
    }
    Given(const Given&) = delete;
    Given& operator=(const Given&) = delete;
    ~Given() { nonet_puzzle_free(puzzle_); }
    operator const nonet_puzzle*() const { return puzzle_; }

 private:
    nonet_puzzle* puzzle_ = nullptr;
};

// Returns the status of reading a puzzle.
inline nonet_status status_of_reading(const std::string& text, const char* board = nullptr,
                                      nonet_error* error = nullptr) {
    nonet_puzzle* made = nullptr;
    const nonet_status status = nonet_puzzle_read(board, text.data(), text.size(), &made, error);
    EXPECT_EQ(made != nullptr, status == NONET_OK);
    nonet_puzzle_free(made);
    return status;
}

// Returns the answer of a function that takes a puzzle and an output.
template <class Ask>
std::string asked(const std::string& text, Ask ask, const char* board = nullptr) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(ask(Given(text, board), out.c, &error), NONET_OK) << error.message;
    return out.string();
}

// Returns the object that the C++ interface writes.
template <class Write>
std::string written(Write write) {
    std::string out;
    JsonObject object(out);
    write(object);
    object.end();
    return out;
}

}  // namespace nonet
