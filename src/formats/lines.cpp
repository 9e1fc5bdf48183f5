#include "formats/lines.hpp"

#include <algorithm>
#include <cstring>

namespace nonet::formats {
namespace {

// Small puzzles should not pay for a large buffer; large files get it as soon as they fill the small one.
constexpr std::size_t first_buffer_size = std::size_t{1} << 14;
constexpr std::size_t usual_buffer_size = std::size_t{1} << 18;

}  // namespace

Lines::Lines(ReadBytes read) : read_(read), buffer_(first_buffer_size) {}

// Reads more behind `end_`; false at the end of the stream.
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
        searched_ -= mark_;
        end_ = kept;
        mark_ = 0;
    }
    const std::size_t got = read_(&buffer_[end_], buffer_.size() - end_);
    end_ += std::min(got, buffer_.size() - end_);
    ended_ = got == 0;
    return !ended_;
}

// A byte order mark is no part of the first line, though it counts in the stream's offsets.
void Lines::begin() {
    begun_ = true;
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    while (end_ < byte_order_mark.size() && fill()) {
    }
    if (std::string_view(buffer_.data(), end_).starts_with(byte_order_mark))
        mark_ = cursor_ = searched_ = byte_order_mark.size();
}

bool Lines::begins_as_utf16() {
    while (end_ < 4 && fill()) {
    }
    if (end_ < 4) return false;
    const char* b = buffer_.data();
    const std::string_view first(b, 2);
    return first == "\xFF\xFE" || first == "\xFE\xFF" || (b[0] && !b[1] && b[2] && !b[3]) ||
           (!b[0] && b[1] && !b[2] && b[3]);
}

// Throws away the rest of a line whose beginning was taken; false at the end of the stream.
bool Lines::skip_long_line() {
    for (;;) {
        const auto* feed = static_cast<const char*>(std::memchr(&buffer_[0] + cursor_, '\n', end_ - cursor_));
        if (feed) {
            mark_ = cursor_ = searched_ = static_cast<std::size_t>(feed - buffer_.data()) + 1;
            skipping_ = false;
            return true;
        }
        mark_ = cursor_ = searched_ = end_;
        if (!fill()) return skipping_ = false;
    }
}

bool Lines::peek(Line& line) {
    if (!begun_) begin();
    if (skipping_) skip_long_line();
    for (;;) {
        const char* from = buffer_.data() + cursor_;
        const void* feed =
            searched_ < end_ ? std::memchr(buffer_.data() + searched_, '\n', end_ - searched_) : nullptr;
        if (feed) {
            // What was found stays found: the next peek() at this line looks at one byte.
            searched_ = static_cast<std::size_t>(static_cast<const char*>(feed) - buffer_.data());
        } else {
            searched_ = end_;
        }
        std::size_t length = searched_ - cursor_;
        line = {number_, column_, base_ + cursor_, 0, 0, false};
        if (length > max_text_size) {
            line.length = max_text_size;
            line.cut = true;
            return true;
        }
        if (feed) {
            line.ending = 1;
            if (length > 0 && from[length - 1] == '\r') --length, ++line.ending;
            line.length = static_cast<std::uint32_t>(length);
            return true;
        }
        if (fill()) continue;
        if (cursor_ == end_) return false;
        from = buffer_.data() + cursor_;
        if (from[length - 1] == '\r') --length, line.ending = 1;
        line.offset = base_ + cursor_;
        line.length = static_cast<std::uint32_t>(length);
        return true;
    }
}

void Lines::take(const Line& line) {
    cursor_ = static_cast<std::size_t>(line.offset - base_) + line.length + line.ending;
    number_ = line.number + 1;
    column_ = 1;
    skipping_ = line.cut;
    searched_ = cursor_;
}

void Lines::take_whole(std::size_t count, std::size_t bytes) {
    cursor_ += bytes;
    number_ += count;
    searched_ = cursor_;
    mark();
}

void Lines::take_part(const Line& line, std::size_t size) {
    cursor_ = static_cast<std::size_t>(line.offset - base_) + size;
    number_ = line.number;
    column_ = line.column + size;
    searched_ = cursor_;
}

void Lines::rewind(const Line& line) { take_part(line, 0); }

std::string_view Lines::taken_bytes() const {
    std::string_view bytes(buffer_.data() + mark_, cursor_ - mark_);
    if (bytes.ends_with('\n')) bytes.remove_suffix(1);
    if (bytes.ends_with('\r')) bytes.remove_suffix(1);
    return bytes;
}

void Lines::taken_text(std::string& out) const {
    out = taken_bytes();
    if (out.find('\r') == out.npos) return;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < out.size(); ++i)
        if (out[i] != '\r' || i + 1 == out.size() || out[i + 1] != '\n') out[kept++] = out[i];
    out.resize(kept);
}

}  // namespace nonet::formats
