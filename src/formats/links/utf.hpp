#pragma once
// UTF-8 and UTF-16.

#include <string>
#include <string_view>

namespace nonet::formats {

// Appends a character as UTF-8. An unpaired surrogate becomes the replacement character.
void append_utf8(std::string& out, char32_t character);

// Surrogate pairs become one character; unpaired surrogates become replacement characters.
[[nodiscard]] std::string utf8_of(std::u16string_view units);

// Invalid UTF-8 becomes replacement characters.
[[nodiscard]] std::u16string utf16_of(std::string_view utf8);

}  // namespace nonet::formats
