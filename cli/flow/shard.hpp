#pragma once
// One part of a long run: the records that it takes, and the framed file that it writes.
//
// Records are dealt out in groups of the size of the command's batches: group g belongs to part g % N. A shard file:
//
//   nonet-shard 1 K/N group=G version=V settings=SHA256 command=NAME
//   @ FIRST DONE BYTES          then BYTES bytes: rows of record FIRST and later ones; with them, DONE records are complete
//   ...
//   end records=R input=SHA256 exit=E sha256=SHA256
//
// R and `input` refer to the whole input, which every part reads; the last checksum covers all bytes before its line.
// `nonet merge` (commands/merge.cpp) reads it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "command/sha256.hpp"
#include "frame/exit.hpp"

namespace nonet::cli {

class Args;

struct Shard {
    std::uint64_t part = 0, parts = 1;  // zero-based here
    std::uint64_t group = 1;

    bool has(std::uint64_t record) const { return record / group % parts == part; }
};

// Returns the shard that --shard names; nothing if it is absent. Throws UsageError.
std::optional<Shard> shard_of(const Args& args, std::uint64_t group);

// The properties of the whole input.
struct InputSeen {
    std::uint64_t records = 0;
    std::string hash = "-";  // of the texts of all records
};

// Writes the pieces of a shard file, one after the other.
class ShardFrames {
 public:
    ShardFrames(const Args& args, const Shard& shard);

    std::string frame(std::uint64_t first, std::uint64_t done, std::string_view rows);
    std::string footer(const InputSeen& seen, Exit exit);

 private:
    std::string header_;  // until it is printed
    Sha256 sum_;
};

}  // namespace nonet::cli
