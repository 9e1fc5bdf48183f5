#pragma once
// A stream of puzzles. The form of each is detected separately: lines, grids, literals, pencil marks, CSV, JSON.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"
#include "nonet/text.hpp"

namespace nonet {

// The maximum length in bytes of a line, and roughly of the text of one puzzle. A longer line is an error and is skipped.
inline constexpr std::size_t max_text_size = std::size_t{1} << 20;

// An element of a puzzle's text that the puzzle does not represent.
struct Loss {
    std::string what;      // "Or", "line"
    std::string why;       // "it is drawn and is not a rule"
    int count = 1;         // how many of them
    bool changes = false;  // whether it was a rule: without it the puzzle is a different one
    friend bool operator==(const Loss&, const Loss&) = default;
};

// The information about a puzzle in its text; each field is empty if absent.
struct About {
    std::string title, author, rules;
    friend bool operator==(const About&, const About&) = default;
};

// One puzzle of a stream, or the text found where one was expected.
struct Record {
    Puzzle puzzle = ClassicPuzzle{};  // the empty classic one if there is an error
    Format format = Format::line;
    Glyphs glyphs = Glyphs::usual;  // for another board
    std::uint64_t line = 0;         // the line on which it begins, 1-based
    std::uint64_t at = 0;           // the byte of the stream at which it begins
    std::string text;               // the original text: the one line, or the lines joined by newlines
    std::string
        rest;  // the text after the puzzle on its line: comment, further CSV columns, other keys; verbatim
    std::vector<Loss> losses{};            // elements of the text that the puzzle lacks, in order
    std::shared_ptr<const About> about{};  // null if the text has no information about the puzzle
    std::optional<Error> error;            // with the line and column in the whole stream
};

// Fills `buffer` with up to `size` bytes and returns their number; 0 at the end. It may return fewer than requested.
using ReadBytes = FunctionRef<std::size_t(char* buffer, std::size_t size)>;

// Provides the bytes of a text in memory as ReadBytes. The text must outlive it.
class TextBytes {
 public:
    explicit TextBytes(std::string_view text) noexcept : unread_(text) {}

    std::size_t operator()(char* buffer, std::size_t size) {
        const std::size_t count = unread_.copy(buffer, size);
        unread_.remove_prefix(count);
        return count;
    }

 private:
    std::string_view unread_;
};

// Reads puzzles one after the other in constant memory (the longest puzzle text, bounded).
//
//   read     must outlive the reader
//   errors   a record with `error`; the reader continues with the next puzzle
//   threads  one thread at a time
class PuzzleReader {
 public:
    explicit PuzzleReader(ReadBytes read);
    // Reads puzzles of one board, except for records that name another board in the key or column `board` next to the
    // puzzle. (A reader without a board reports an error for a record of another board.)
    PuzzleReader(ReadBytes read, Geometry board);
    ~PuzzleReader();
    PuzzleReader(PuzzleReader&&) noexcept;
    PuzzleReader& operator=(PuzzleReader&&) noexcept;

    // Reads the next puzzle.
    //
    //   record    overwritten with the puzzle, or with an error and its place; its memory is reused
    //   returns   false at the end of the stream
    //   cost      a tenth of a microsecond for a line of 81 cells, one for usual grids, tables and objects, otherwise
    //             about ten
    [[nodiscard]] bool next(Record& record);

    // The CSV header line, if the stream has one; empty before it is read.
    [[nodiscard]] std::string_view csv_header() const noexcept;

 private:
    friend struct PlainLines;  // many lines at a time: src/command/plain_lines.hpp
    class Impl;
    std::unique_ptr<Impl> impl_;
};

// Infers the board of the first puzzles of a text, for use with PuzzleReader: the board with boxes that they fit, or the
// classic one if that is unclear. No other rule is guessed.
//
//   text     the beginning of a stream: whole lines of at least one puzzle
//   cost     that of reading up to 200 puzzles
[[nodiscard]] Geometry board_of_first(std::string_view text);

}  // namespace nonet
