#pragma once
// JSON as text: iterates over the members of an object without storing or copying anything.
//
//      {"id": 7, "puzzle": "53..7....", "tags": [1, 2]}
//       ^------  ^---------------------  ^------------   a member: its key, and its value as written
//
// Strict as RFC 8259, with two differences: strings may contain invalid UTF-8, and nesting is limited to
// most_json_depth.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::formats {

inline constexpr int most_json_depth = 64;

struct JsonMember {
    std::size_t begin = 0, end = 0;  // bytes of the text
    std::string_view key;            // without its quotes, as written
    std::string_view value;          // as written, with its quotes or brackets
};

// Returns the number of bytes at the beginning of a string that are ASCII and represent themselves: no quote, no
// escape, no control character.
std::size_t plain_json_size(std::string_view text);

class JsonMembers {
 public:
    // `text` from byte `at` on is the text after an object's opening bracket. without_brackets: the object ends at the
    // end of the text instead of at a bracket.
    JsonMembers(std::string_view text, std::size_t at, bool without_brackets = false)
        : text_(text), at_(at), without_brackets_(without_brackets) {}

    // Reads the next member. Returns false after the last one, and at a fault. If the fault is in a value, the member
    // has its key, and its value is the rest of the text.
    bool next(JsonMember& member);

    bool failed() const { return expected_ != nullptr; }
    bool failed_in_value() const { return failed() && in_value_; }
    // Returns the byte after the object's closing bracket; after a fault, the first wrong byte. expected() describes
    // what should be there.
    std::size_t at() const { return at_; }
    const char* expected() const { return expected_; }

 private:
    bool fail(const char* expected);
    bool is_next(char c) const { return at_ < text_.size() && text_[at_] == c; }
    bool take(char c);
    void skip_space();
    bool ends();
    bool take_string();
    bool take_escape();
    bool take_key();
    bool take_digits();
    bool take_number();
    bool take_word();
    bool take_value();

    std::string_view text_;
    std::size_t at_;
    std::string_view key_;  // the last key
    const bool without_brackets_;
    const char* expected_ = nullptr;
    bool begun_ = false, ended_ = false, in_value_ = false;
};

// Returns the decoded string, with escapes as UTF-8.
std::string unescaped_json(std::string_view inside_quotes);

}  // namespace nonet::formats
