#pragma once
// Bytes made smaller as browsers read them.

#include <string>
#include <string_view>

namespace nonet::cli {

enum class Packing : int {
    quick = 1,  // for what is sent once
    small = 9,  // for what is sent often
};

std::string gzip(std::string_view bytes, Packing packing);

}  // namespace nonet::cli
