// merge: combines the files of --shard into one.

#include <fmt/format.h>

#include <vector>

#include "flow/shard_file.hpp"
#include "frame/args.hpp"

namespace nonet::cli {
namespace {

constexpr std::array merge_examples{
    Example{
        "Make puzzles in two shards and merge them:",
        "d=$(mktemp -d); nonet generate -n 99 --seed 7 --shard 1/2 > $d/1; nonet generate -n 99 --seed 7 --shard 2/2 > $d/2; nonet merge $d/1 $d/2; rm -r $d",
        "..."},
};

// Checks that all shards are present and belong to one run.
void check_parts(const std::vector<ShardFile>& shards) {
    const ShardFile& first = shards.front();
    std::vector<const ShardFile*> by_part(first.head().parts);
    for (const ShardFile& shard : shards) {
        if (shard.head().run != first.head().run)
            throw BadShard(shard.path(), 1, fmt::format("'{}'", shard.head().run),
                           fmt::format("'{}', as in {}", first.head().run, first.path()));
        if (shard.tail().input != first.tail().input)
            throw BadShard(
                shard.path(), shard.tail().line, shard.tail().input,
                fmt::format("{}, as in {}: all parts of the same input", first.tail().input, first.path()));
        const ShardFile*& place = by_part[shard.head().part];
        if (place)
            throw BadShard(shard.path(), 1, fmt::format("part {} again", shard.head().part + 1),
                           fmt::format("each part once; {} has it", place->path()));
        place = &shard;
    }
    for (std::size_t part = 0; part < by_part.size(); ++part)
        if (!by_part[part])
            throw BadShard(first.path(), 1, fmt::format("{} of {} parts", shards.size(), by_part.size()),
                           fmt::format("all of them; part {} is missing", part + 1));
}

// Prints the rows in the order of the records.
Exit put_together(std::vector<ShardFile>& shards, Streams& io) {
    const std::uint64_t records = shards.front().tail().records;
    Exit exit = Exit::done;
    for (ShardFile& shard : shards) {
        exit = worst(exit, shard.tail().exit);
        shard.rewind(io);
    }
    for (std::uint64_t next = 0; next < records;) {
        bool moved = false;
        for (ShardFile& shard : shards)
            while (shard.frame() && shard.frame()->first == next &&
                   !io.cancel.load(std::memory_order_relaxed)) {
                const Output::Condition state = io.out.write(shard.rows());
                if (state != Output::Condition::open)
                    return state == Output::Condition::closed ? Exit::done : Exit::input_output;
                next += shard.frame()->done;
                moved = true;
                shard.next();
            }
        if (io.cancel.load(std::memory_order_relaxed)) return Exit::interrupted;
        if (!moved)
            throw BadShard(shards.front().path(), 1, fmt::format("no part with record {}", next),
                           fmt::format("all of {} records", records));
    }
    for (const ShardFile& shard : shards)
        if (shard.frame())
            throw BadShard(shard.path(), 1, fmt::format("record {} in two parts", shard.frame()->first),
                           "each record in one");
    return exit;
}

Exit run_merge(const Args& args, Streams& io) {
    if (args.operands().empty()) throw UsageError("merge: the shard files are needed");
    try {
        std::vector<ShardFile> shards;
        for (const std::string& path : args.operands()) shards.emplace_back(path, io);
        check_parts(shards);
        return put_together(shards, io);
    } catch (const BadShard& bad) {
        io.err.write(fmt::format("{}\n", bad.what()));
        return bad.exit();
    }
}

}  // namespace

extern constinit const Command merge_command{
    .name = "merge",
    .summary = "check and merge the output of --shard runs",
    .description =
        R"(Reads the files written by runs with --shard, in any order, compressed or not, and prints the output of the run
without --shard, byte for byte. Before it prints anything, it checks that every part is present once and
complete (by its checksum), and that all come from the same command, options, version and input. Otherwise the
exit code is 3. If all is well, it is the most severe exit code of the parts.)",
    .operands = "SHARD...",
    .flags = {},
    .examples = merge_examples,
    .run = run_merge,
    .no_json = "it prints the output of the --shard runs; use --json with these runs"};

}  // namespace nonet::cli
