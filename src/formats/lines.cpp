#include "formats/lines.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace nonet::formats {
namespace {

// A small input should not pay for a large buffer; a large one gets it as soon as it has filled the small one.
constexpr std::size_t first_buffer_size = std::size_t{1} << 14;
constexpr std::size_t usual_buffer_size = std::size_t{1} << 18;

}  // namespace

Lines::Lines(ReadBytes read) : read_(read), buffer_(first_buffer_size) {}

// Reads more data after `end_`. Returns false at the end of the stream.
bool Lines::fill() {
    if (ended_) return false;
    if (end_ == buffer_.size()) {
        const std::size_t kept = end_ - mark_;
        if (buffer_.size() < usual_buffer_size || kept > buffer_.size() / 2) {
            std::vector<char> larger(buffer_.size() * 2);
            std::memcpy(larger.data(), &buffer_[mark_], kept);
            buffer_.swap(larger);
        } else {
            std::memmove(buffer_.data(), &buffer_[mark_], kept);
        }
        base_ += mark_;
        cursor_ -= mark_;
        feed_ -= mark_;
        return_ -= mark_;
        end_ = kept;
        mark_ = 0;
    }
    const std::size_t got = read_(&buffer_[end_], buffer_.size() - end_);
    end_ += std::min(got, buffer_.size() - end_);
    ended_ = got == 0;
    return !ended_;
}

// A byte order mark does not belong to the first line, although it counts in the stream's offsets.
void Lines::begin() {
    begun_ = true;
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    while (end_ < byte_order_mark.size() && fill()) {
    }
    if (std::string_view(buffer_.data(), end_).starts_with(byte_order_mark))
        mark_ = cursor_ = feed_ = return_ = byte_order_mark.size();
}

std::optional<Lines::Kind> Lines::foreign_kind() {
    while (end_ < 4 && fill()) {
    }
    if (end_ < 4) return std::nullopt;
    const char* b = buffer_.data();
    const std::string_view first(b, 2);
    if (std::string_view(b, 4) == "PAR1")
        return Kind{
            "a Parquet file",
            "text; to convert it with Python: pandas.read_parquet('FILE').to_csv('FILE.csv', index=False)"};
    if (first == "\xFF\xFE" || first == "\xFE\xFF" || (b[0] && !b[1] && b[2] && !b[3]) ||
        (!b[0] && b[1] && !b[2] && b[3]))
        return Kind{"UTF-16 text", "UTF-8; to convert it: iconv -f UTF-16 -t UTF-8 FILE"};
    // Needs only these four bytes, because an interactive user is answered after each line.
    constexpr std::string_view text_wanted = "text: puzzles in rows or lines of cells";
    constexpr std::pair<std::string_view, std::string_view> others[] = {
        {"\x89PNG", "a picture (PNG)"},
        {"\xFF\xD8\xFF", "a picture (JPEG)"},
        {"GIF8", "a picture (GIF)"},
        {"RIFF", "a picture (WebP) or a sound"},
        {"%PDF", "a PDF document"},
        {"PK\3\4", "a spreadsheet or another ZIP archive"},
        {"\xD0\xCF\x11\xE0", "an Office document"},
        {"\x7F"
         "ELF",
         "a program"},
        {"SQLi", "an SQLite database"},
    };
    const std::string_view begin(b, 4);
    for (const auto& [magic, name] : others)
        if (begin.starts_with(magic)) return Kind{name, text_wanted};
    if (begin.contains('\0')) return Kind{"a binary file", text_wanted};
    return std::nullopt;
}

// Returns the place of the next such byte from `from` on, which is known to come after the cursor; `end_` if there is
// none. `from` advances, so the next call does not search the same bytes again.
inline std::size_t Lines::find(char what, std::size_t& from) {
    if (from < end_ && buffer_[from] != what) {
        const void* found = std::memchr(&buffer_[from], what, end_ - from);
        from = found ? static_cast<std::size_t>(static_cast<const char*>(found) - buffer_.data()) : end_;
    }
    return from;
}

// Returns the end of the line at the cursor and the size of its line ending: 0 if the data read so far ends before it.
inline std::size_t Lines::find_end(std::uint32_t& size) {
    const std::size_t feed = find('\n', feed_), back = find('\r', return_);
    // A carriage return at the end of the data read so far may be followed by a line feed.
    const bool known = back + 1 < end_ || (ended_ && back < end_);
    if (back < feed && known) {
        return_seen_ = base_ + back + 1;
        size = back + 1 == feed && feed < end_ ? 2 : 1;
        return back;
    }
    size = feed < std::min(back, end_);
    return std::min(feed, back);
}

// Discards the rest of a line whose beginning was taken. Returns false at the end of the stream.
bool Lines::skip_long_line() {
    for (;;) {
        std::uint32_t size = 0;
        mark_ = cursor_ = find_end(size);
        if (size > 0) {
            mark_ = cursor_ += size;
            feed_ = return_ = cursor_;
            return skipping_ = false, true;
        }
        if (ended_) return skipping_ = false;
        fill();
    }
}

bool Lines::peek(Line& line) {
    if (!begun_) begin();
    if (skipping_) skip_long_line();
    for (;;) {
        std::uint32_t ending = 0;
        const std::size_t length = find_end(ending) - cursor_;
        line = {number_, column_, base_ + cursor_, 0, 0, false};
        if (length > max_text_size) {
            line.length = max_text_size;
            line.cut = true;
            return true;
        }
        if (ending == 0 && !ended_) {
            fill();
            continue;
        }
        if (cursor_ == end_) return false;
        line.offset = base_ + cursor_;
        line.length = static_cast<std::uint32_t>(length);
        line.ending = ending;
        return true;
    }
}

void Lines::take(const Line& line) {
    cursor_ = static_cast<std::size_t>(line.offset - base_) + line.length + line.ending;
    number_ = line.number + 1;
    column_ = 1;
    skipping_ = line.cut;
    feed_ = std::max(feed_, cursor_);
    return_ = std::max(return_, cursor_);
}

void Lines::take_whole(std::size_t count, std::size_t bytes) {
    cursor_ += bytes;
    number_ += count;
    feed_ = std::max(feed_, cursor_);
    return_ = std::max(return_, cursor_);
    mark();
}

void Lines::take_part(const Line& line, std::size_t size) {
    const std::size_t begin = static_cast<std::size_t>(line.offset - base_), end = begin + line.length;
    const bool goes_back = begin + size < cursor_;
    cursor_ = begin + size;
    number_ = line.number;
    column_ = line.column + size;
    skipping_ = false;
    // A line contains neither byte. After going back, it is still known that there was no carriage return, so a buffer
    // full of line feeds is not searched again.
    feed_ = goes_back ? end : std::max(feed_, end);
    return_ = goes_back && return_seen_ > line.offset ? end : std::max(return_, end);
}

void Lines::rewind(const Line& line) { take_part(line, 0); }

std::string_view Lines::taken_bytes() const {
    std::string_view bytes(buffer_.data() + mark_, cursor_ - mark_);
    if (bytes.ends_with('\n')) bytes.remove_suffix(1);
    if (bytes.ends_with('\r')) bytes.remove_suffix(1);
    return bytes;
}

void lines_of(std::string_view bytes, std::string& out) {
    out = bytes;
    if (out.find('\r') == out.npos) return;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < out.size(); ++i)
        if (out[i] != '\r')
            out[kept++] = out[i];
        else if (i + 1 == out.size() || out[i + 1] != '\n')
            out[kept++] = '\n';
    out.resize(kept);
}

Line place_in(const Line& first, std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    Line line = first;
    line.column += at;
    line.offset += at;
    if (before.find('\n') == before.npos && before.find('\r') == before.npos) return line;
    std::size_t begin = 0;
    for (std::size_t i = 0; (i = before.find_first_of("\r\n", i)) != before.npos; begin = ++i) {
        if (before.substr(i).starts_with("\r\n")) ++i;
        ++line.number;
    }
    line.column = at - begin + 1;
    return line;
}

}  // namespace nonet::formats
