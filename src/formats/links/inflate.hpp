#pragma once
// Texts compressed with raw deflate (RFC 1951), as in links of Penpa+. This is nonet's own small implementation,
// because a library would become a part of every build, including those for browsers, which are self-contained.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::formats {

// Returns nothing if the bytes are not a complete stream, or if the text is longer than `most` bytes.
[[nodiscard]] std::optional<std::string> inflate(std::string_view packed, std::size_t most);

// Returns a deflate stream of stored blocks.
[[nodiscard]] std::string deflate_stored(std::string_view bytes);

}  // namespace nonet::formats
