#pragma once
// JSON as text: the members of an object one after the other, nothing stored and nothing copied.
//
//      {"id": 7, "puzzle": "53..7....", "tags": [1, 2]}
//       ^------  ^---------------------  ^------------   a member: its key, and its value as written
//
// Strict as RFC 8259 has it; but bytes that are no UTF-8 may stand in texts, and brackets go most_json_depth deep.

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

// How many bytes at the beginning of a text in quotes are ASCII and stand for themselves: no quote, no escape, no control
// character.
std::size_t plain_json_size(std::string_view text);

class JsonMembers {
 public:
    // `text` from byte `at` on is what stands behind the bracket of an object; without_brackets: and ends where the text
    // does.
    JsonMembers(std::string_view text, std::size_t at, bool without_brackets = false)
        : text_(text), at_(at), without_brackets_(without_brackets) {}

    // The next member; false behind the last one, and at a fault.  When that is in a value, the member has its key, and
    // all of the text from where the value begins.
    bool next(JsonMember& member);

    bool failed() const { return expected_ != nullptr; }
    bool failed_in_value() const { return failed() && in_value_; }
    // The byte behind the object's closing bracket; or the first wrong one, and what should have been there.
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
    std::string_view key_;  // the last one
    const bool without_brackets_;
    const char* expected_ = nullptr;
    bool begun_ = false, ended_ = false, in_value_ = false;
};

// What a text in JSON says: its escapes as UTF-8.
std::string unescaped_json(std::string_view inside_quotes);

}  // namespace nonet::formats
