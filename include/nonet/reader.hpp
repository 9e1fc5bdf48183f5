#pragma once
// A stream of puzzles, each detected by itself: lines, grids, literals, pencil marks, CSV, JSON.

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

// The longest line, and about the longest text of one puzzle, in bytes.  A longer line is an error and is
// skipped.
inline constexpr std::size_t max_text_size = std::size_t{1} << 20;

// What a text says that its puzzle does not have.
struct Loss {
    std::string what;      // "Or", "line"
    std::string why;       // "it is drawn, and says no rule"
    int count = 1;         // how many of them
    bool changes = false;  // whether it was a rule: the puzzle is another one without it
    friend bool operator==(const Loss&, const Loss&) = default;
};

// What a text says about its puzzle, each empty where it does not.
struct About {
    std::string title, author, rules;
    friend bool operator==(const About&, const About&) = default;
};

// One puzzle of a stream, or what stood where one was expected.
struct Record {
    ClassicPuzzle puzzle;                      // all empty when there is an error, or another board's puzzle
    std::shared_ptr<const WidePuzzle> wide{};  // that of another board; null for the classic one
    Format format = Format::line;
    Glyphs glyphs = Glyphs::usual;  // of another board
    std::uint64_t line = 0;         // the line on which it begins, 1-based
    std::uint64_t at = 0;           // the byte of the stream at which it begins
    std::string text;               // as it came: the one line, or the lines joined by newlines
    std::string
        rest;  // what followed the puzzle on its line: comment, further CSV columns, other keys; verbatim
    std::vector<Loss> losses{};            // what its text says beside, in its order
    std::shared_ptr<const About> about{};  // null where its text says nothing about it
    std::optional<Error> error;            // with the line and column in the whole stream
};

// Fills `buffer` with up to `size` bytes and returns how many; 0 at the end.  It may return fewer than asked.
using ReadBytes = FunctionRef<std::size_t(char* buffer, std::size_t size)>;

// The bytes of a text in memory, as ReadBytes asks for them.  The text must outlive it.
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
//   errors   a record with `error`; the reader goes on with the next puzzle
//   threads  one thread at a time
class PuzzleReader {
 public:
    explicit PuzzleReader(ReadBytes read);
    // Of a board: what the stream holds, but for records that name another one themselves, under the key or in the column
    // `board` beside that of the puzzle.  (A reader without a board takes such a record of another board for an error.)
    PuzzleReader(ReadBytes read, Geometry board);
    ~PuzzleReader();
    PuzzleReader(PuzzleReader&&) noexcept;
    PuzzleReader& operator=(PuzzleReader&&) noexcept;

    // Reads the next puzzle.
    //
    //   record    replaced by it, or by an error and where it stands; its memory is used again
    //   returns   false at the end of the stream
    //   cost      a tenth of a microsecond for a line of 81 cells, one for usual grids, tables and objects, else some ten
    [[nodiscard]] bool next(Record& record);

    // The CSV header line, if the stream has one; empty before it was read.
    [[nodiscard]] std::string_view csv_header() const noexcept;

 private:
    friend struct PlainLines;  // many lines at a time: src/command/plain_lines.hpp
    class Impl;
    std::unique_ptr<Impl> impl_;
};

// The board of the first puzzles of a text, as PuzzleReader wants it: the board of boxes whose puzzles they are, and the
// classic one where that is not clear.  No other rule is guessed.
//
//   text     the beginning of a stream: whole lines of at least one puzzle
//   cost     that of reading up to 200 puzzles
[[nodiscard]] Geometry board_of_first(std::string_view text);

}  // namespace nonet
