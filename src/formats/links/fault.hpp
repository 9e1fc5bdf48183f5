#pragma once
// What is wrong with a text, before anybody knows where in the stream it stands.

#include <cstddef>
#include <string>

namespace nonet::formats {

struct Fault {
    std::size_t at = 0;  // byte of the text
    std::string found, expected;
};

}  // namespace nonet::formats
