#pragma once
// Finds the closing brackets of JSON, even if the JSON is broken.

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::formats {

// Follows brackets and quoted texts, well-formed or not, to the bracket that closes the first one.
class Brackets {
 public:
    // Continues with `text`, which ends at the end of a line; a quoted text never continues on the next line. Returns
    // the place of the closing bracket, or npos.
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
    // Ignores a bracket that does not match the open one, so a text that lacks a bracket never closes.
    bool close(char c) {
        if (open_.empty() || open_.back() != (c == '}' ? '{' : '[')) return false;
        open_.pop_back();
        return open_.empty();
    }
    std::string open_;
};

}  // namespace nonet::formats
