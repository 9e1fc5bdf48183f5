// The list of commands: one file each, one line twice here.

#include <algorithm>
#include <array>

#include "command.hpp"
#include "flags.hpp"

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
    &cmd_engines,
#ifdef NONET_WITH_PAGE
    &cmd_serve,
#endif
};

constexpr std::array globals{flag::help, flag::version, flag::color};

}  // namespace

std::span<const Command* const> commands() { return all; }

const Command* find_command(std::string_view name) {
    if (name == cmd_docs.name) return &cmd_docs;
    const auto found = std::ranges::find(all, name, &Command::name);
    return found == all.end() ? nullptr : *found;
}

std::span<const Flag> global_flags() { return globals; }

}  // namespace nonet::cli
