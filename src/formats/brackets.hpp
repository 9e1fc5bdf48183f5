#pragma once
// Where the brackets of JSON close, also of JSON that is broken.

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::formats {

// Follows brackets and texts, right or wrong, to where the first one closes.
class Brackets {
 public:
    // Goes on with `text`, which ends where a line does: no text in quotes goes beyond.  Where it closed, or npos.
    std::size_t feed(std::string_view text) {
        bool quoted = false;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char c = text[i];
            if (c == '"')
                quoted = !quoted;
            else if (quoted)
                i += c == '\\';
            else if (c == '{' || c == '[')
                open_ += c;
            else if ((c == '}' || c == ']') && close(c))
                return i + 1;
        }
        return text.npos;
    }
    std::size_t depth() const { return open_.size(); }

 private:
    // A bracket that closes another one than is open is none: so a text that lacks one never closes.
    bool close(char c) {
        if (open_.empty() || open_.back() != (c == '}' ? '{' : '[')) return false;
        open_.pop_back();
        return open_.empty();
    }
    std::string open_;
};

}  // namespace nonet::formats
