#pragma once
// Compresses bytes for browsers.

#include <string>
#include <string_view>

namespace nonet::cli {

enum class Packing : int {
    quick = 1,  // for content that is sent once
    small = 9,  // for content that is sent often
};

std::string gzip(std::string_view bytes, Packing packing);

}  // namespace nonet::cli
