// The list of commands: one file each, one line twice here.

#include <algorithm>
#include <array>

#include "frame/command.hpp"
#include "frame/flags.hpp"

namespace nonet::cli {

extern const Command cmd_solve;
extern const Command cmd_check;
extern const Command cmd_count;
extern const Command cmd_compare;
extern const Command cmd_trace;
extern const Command cmd_hint;
extern const Command cmd_explain;
extern const Command cmd_draw;
extern const Command cmd_rate;
extern const Command cmd_convert;
extern const Command cmd_diagnose;
extern const Command cmd_proof;
extern const Command cmd_generate;
extern const Command cmd_canon;
extern const Command cmd_bench;
extern const Command cmd_dataset_make;
extern const Command cmd_dataset_audit;
extern const Command cmd_dataset_split;
extern const Command cmd_minimal;
extern const Command cmd_unavoidable;
extern const Command cmd_neighbours;
extern const Command cmd_merge;
extern const Command cmd_engines;
#ifdef NONET_WITH_PAGE
extern const Command cmd_serve;
#endif
extern const Command cmd_docs;

namespace {

constexpr std::array all{
    &cmd_solve,     //
    &cmd_check,     //
    &cmd_count,     //
    &cmd_compare,   //
    &cmd_trace,     //
    &cmd_hint,      //
    &cmd_explain,   //
    &cmd_draw,      //
    &cmd_rate,      //
    &cmd_convert,   //
    &cmd_diagnose,  //
    &cmd_proof,     //
    &cmd_generate,  //
    &cmd_canon,     //
    &cmd_bench,     //
    &cmd_dataset_make, &cmd_dataset_audit, &cmd_dataset_split,
    &cmd_minimal,      &cmd_unavoidable,   &cmd_neighbours,
    &cmd_merge,  //
    &cmd_engines,
#ifdef NONET_WITH_PAGE
    &cmd_serve,
#endif
};

// Commands whose rows depend on their own record only, so that --shard can take them apart.
constexpr std::array with_shards{
    &cmd_solve,     //
    &cmd_check,     //
    &cmd_count,     //
    &cmd_trace,     //
    &cmd_hint,      //
    &cmd_explain,   //
    &cmd_rate,      //
    &cmd_convert,   //
    &cmd_diagnose,  //
    &cmd_generate,  //
    &cmd_canon,     //
    &cmd_minimal,   //
    &cmd_unavoidable, &cmd_neighbours,
};
constexpr std::array shard_flag{flag::shard};

constexpr std::array globals{flag::help, flag::version, flag::color};

}  // namespace

std::span<const Command* const> commands() { return all; }

const Command* find_command(std::string_view name) {
    if (name == cmd_docs.name) return &cmd_docs;
    const auto found = std::ranges::find(all, name, &Command::name);
    return found == all.end() ? nullptr : *found;
}

std::string_view group_of(const Command& command) {
    const std::size_t space = command.name.find(' ');
    return space == std::string_view::npos ? std::string_view() : command.name.substr(0, space);
}

std::span<const Flag> global_flags() { return globals; }

std::span<const Flag> shared_flags(const Command& command) {
    if (std::ranges::find(with_shards, &command) == with_shards.end()) return {};
    return shard_flag;
}

std::array<std::span<const Flag>, 3> flags_of(const Command& command) {
    return {command.flags, shared_flags(command), global_flags()};
}

}  // namespace nonet::cli
