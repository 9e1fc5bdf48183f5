#pragma once
// Texts that are packed as raw deflate (RFC 1951), as in links of Penpa+.  Its own few lines: a library would be a part of
// every build, also of those for browsers, which take nothing from a network.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::formats {

// Nothing for bytes that are no whole stream, or of more than `most` bytes.
[[nodiscard]] std::optional<std::string> inflate(std::string_view packed, std::size_t most);

// A stream of it, in blocks that are stored as they are.
[[nodiscard]] std::string deflate_stored(std::string_view bytes);

}  // namespace nonet::formats
