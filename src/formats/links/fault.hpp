#pragma once
// An error in a text whose place in the stream is not yet known.

#include <cstddef>
#include <string>

namespace nonet::formats {

struct Fault {
    std::size_t at = 0;  // byte of the text
    std::string found, expected;
};

}  // namespace nonet::formats
