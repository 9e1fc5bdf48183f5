#pragma once
// UTF-8 and UTF-16.

#include <string>
#include <string_view>

namespace nonet::formats {

// A character as UTF-8; half of a pair of UTF-16 as what stands for a broken one.
void append_utf8(std::string& out, char32_t character);

// Pairs become one character, halves of them alone broken ones.
[[nodiscard]] std::string utf8_of(std::u16string_view units);

// Bytes that are no UTF-8 become broken characters.
[[nodiscard]] std::u16string utf16_of(std::string_view utf8);

}  // namespace nonet::formats
