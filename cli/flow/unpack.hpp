#pragma once
// gzip and zstd, known by their first bytes and unpacked while reading.

#include "frame/streams.hpp"

namespace nonet::cli {

// The same input, unpacked when it is packed.  Members one after the other are one text.
// A truncated or damaged archive gives all it holds and then fails.
std::unique_ptr<Input> unpacked(std::unique_ptr<Input> input);

}  // namespace nonet::cli
