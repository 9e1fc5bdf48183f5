#pragma once
// gzip and zstd, detected by their first bytes and unpacked while reading.

#include "frame/streams.hpp"

namespace nonet::cli {

// Returns the same input, unpacked if it is compressed. Several members are one text. A truncated or damaged archive
// returns all it holds and then fails.
std::unique_ptr<Input> unpacked(std::unique_ptr<Input> input);

}  // namespace nonet::cli
