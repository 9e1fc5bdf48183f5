#pragma once
// Errors: a caller's text or argument is wrong. (A puzzle without a solution is an answer, not an error.)

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace nonet {

// The numbers are the same in C, JSON and every binding, and never change once released.
enum class Errc : std::uint8_t {
    wrong_length = 1,   // a line, a row or a grid with too few or too many cells
    bad_character = 2,  // not a digit, a blank or a separator
    bad_structure = 3,  // mismatched brackets, quotes, header or columns
    bad_argument = 4,   // an option or a parameter out of its range
    unsupported = 5,    // readable, but not supported by this function or engine
};

// The name of an error code as it appears in JSON: "wrong_length", ...
[[nodiscard]] std::string_view name_of(Errc code) noexcept;

struct Error {
    Errc code{};
    std::size_t at = 0;        // byte offset into the text that was parsed
    std::uint64_t line = 1;    // 1-based, within the text or stream that was parsed
    std::uint64_t column = 1;  // 1-based, in bytes
    std::string found;  // "8 cells in row 3"; show it by translated(), as message() does: nonet/language.hpp
    std::string expected;  // "9"

    // "found ..., expected ...": the text of every message about bad input.
    [[nodiscard]] std::string message() const;
};

template <class T>
using Result = std::expected<T, Error>;

}  // namespace nonet
