#pragma once
// One part of a long run: which records it takes, and the framed file that it writes.
//
// Records are dealt out in groups as large as the command's batches: group g belongs to part g % N.  A shard file is
//
//   nonet-shard 1 K/N group=G version=V settings=SHA256 command=NAME
//   @ FIRST DONE BYTES          then BYTES bytes: rows of record FIRST and later ones; with them, DONE records are complete
//   ...
//   end records=R input=SHA256 exit=E sha256=SHA256
//
// R and `input` are of the whole input, which every part reads; the last checksum is of all bytes before its line.
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
    std::uint64_t part = 0, parts = 1;  // parts are counted from 0 here
    std::uint64_t group = 1;

    bool has(std::uint64_t record) const { return record / group % parts == part; }
};

// What --shard says; nothing when it is absent.  Throws UsageError.
std::optional<Shard> shard_of(const Args& args, std::uint64_t group);

// What there was to share out.
struct InputSeen {
    std::uint64_t records = 0;
    std::string hash = "-";  // of all records' texts
};

// Makes the pieces of a shard file, one after the other.
class ShardFrames {
 public:
    ShardFrames(const Args& args, const Shard& shard);

    std::string frame(std::uint64_t first, std::uint64_t done, std::string_view rows);
    std::string footer(const InputSeen& seen, Exit exit);

 private:
    std::string header_;  // until it is out
    Sha256 sum_;
};

}  // namespace nonet::cli
