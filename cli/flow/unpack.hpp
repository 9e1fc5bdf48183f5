#pragma once
// gzip and zstd, detected by their first bytes and unpacked while reading; and pictures.

#include "frame/streams.hpp"

namespace nonet::cli {

// Returns the same input, unpacked if it is compressed. Several members are one text. A truncated or damaged archive
// returns all it holds and then fails.
//
//   is_picture   if not null, set to whether the input is a PNG or JPEG picture
std::unique_ptr<Input> unpacked(std::unique_ptr<Input> input, bool* is_picture = nullptr);

}  // namespace nonet::cli
