#pragma once
// Splits bytes into lines, in constant memory.
//
//      forgotten   |  kept since mark()  |        unread
//   ---------------+---------------------+-------------------------
//                 mark                 cursor               end of what was read
//
// A reader peeks at one line, takes it, and peeks at the next. If it has gone too far, it goes back to any line since
// the mark. Views into the text last until the next peek().

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/reader.hpp"

namespace nonet::formats {

// A line, or the rest of one, by its place in the stream. The line ending is a line feed, a carriage return (as on the
// first Macs), or both, and is not part of the line.
struct Line {
    std::uint64_t number = 0;  // 1-based
    std::uint64_t column = 1;  // of its first byte, 1-based; more than 1 if a part was already taken
    std::uint64_t offset = 0;  // of its first byte in the stream
    std::uint32_t length = 0;  // bytes
    std::uint32_t ending = 0;  // bytes of the line ending: 0 at the end of the stream, 1, or 2
    bool cut = false;          // longer than max_text_size: only the beginning is available
};

class Lines {
 public:
    explicit Lines(ReadBytes read);

    // Finds the next line without taking it. Returns false at the end of the stream.
    bool peek(Line& line);
    // Moves the cursor to the end of a line that was peeked at, or past its first `size` bytes.
    void take(const Line& line);
    void take_part(const Line& line, std::size_t size);
    // Returns the bytes that were read and not taken; the view lasts until the next peek(). The other functions return
    // where it begins.
    std::string_view ahead() const { return {buffer_.data() + cursor_, end_ - cursor_}; }
    bool at_line_begin() const { return column_ == 1 && !skipping_; }
    std::uint64_t number() const { return number_; }
    std::uint64_t offset() const { return base_ + cursor_; }
    // Takes the next `count` lines, which are `bytes` long including their endings, and forgets them.
    void take_whole(std::size_t count, std::size_t bytes);
    // Goes back to the beginning of a line since the mark that was taken, whole or in part.
    void rewind(const Line& line);
    // Forgets everything before the cursor.
    void mark() { mark_ = cursor_; }
    // Returns the number of bytes taken since the mark.
    std::size_t taken() const { return cursor_ - mark_; }

    std::string_view text(const Line& line) const { return {&buffer_[line.offset - base_], line.length}; }
    // Returns everything taken since the mark without the last line ending. The view lasts until the next peek().
    std::string_view taken_bytes() const;

    // A description and advice, if the first bytes of the stream show that it is not readable text. Checked once,
    // before the first line.
    struct Kind {
        std::string_view found, expected;
    };
    std::optional<Kind> foreign_kind();

 private:
    bool fill();
    bool skip_long_line();
    void begin();
    std::size_t find(char what, std::size_t& from);
    std::size_t find_end(std::uint32_t& size);

    ReadBytes read_;
    std::vector<char> buffer_;
    std::uint64_t base_ = 0;  // stream offset of buffer_[0]
    std::size_t mark_ = 0, cursor_ = 0, end_ = 0;
    std::size_t feed_ = 0;    // there is no line feed between the cursor and here
    std::size_t return_ = 0;  // nor a carriage return
    std::uint64_t return_seen_ =
        0;  // no line from this offset on ended with a carriage return, as far as was searched
    std::uint64_t number_ = 1, column_ = 1;
    bool begun_ = false, ended_ = false;
    bool skipping_ = false;  // within a line that was too long
};

// Copies lines into `out`, where each ends with a line feed.
void lines_of(std::string_view bytes, std::string& out);

// Returns the place of byte `at` of a text that begins with `first` and may continue on further lines.
Line place_in(const Line& first, std::string_view text, std::size_t at);

}  // namespace nonet::formats
