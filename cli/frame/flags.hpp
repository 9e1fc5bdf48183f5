#pragma once
// Flags that several commands share, with the same meaning everywhere.

#include <concepts>

#include "frame/command.hpp"
#include "frame/form_names.hpp"

namespace nonet::cli::flag {

// Makes a flag with a value of one kind.
constexpr Flag number(std::string_view name, std::string_view help, char letter = 0) {
    return {.name = name, .kind = Flag::Kind::number, .value = "N", .help = help, .letter = letter};
}
constexpr Flag text(std::string_view name, std::string_view value, std::string_view help) {
    return {.name = name, .kind = Flag::Kind::text, .value = value, .help = help};
}
constexpr Flag word(std::string_view name, std::string_view value, std::string_view help,
                    std::string_view choices) {
    return {.name = name, .kind = Flag::Kind::word, .value = value, .help = help, .choices = choices};
}

// Every command has these four.
inline constexpr Flag help{.name = "--help", .help = "print this help", .letter = 'h'};
inline constexpr Flag version{.name = "--version", .help = "print the version", .letter = 'V'};
inline constexpr Flag color = word(
    "--color", "WHEN", "use colour: auto (the default: on a terminal, unless NO_COLOR is set), always, never",
    "auto always never");
inline constexpr Flag language{
    .name = "--language",
    .kind = Flag::Kind::language,
    .value = "CODE",
    .help =
        "the language of steps, hints, diagnoses and errors of puzzles: en (the default) or de; all other words stay English",
    .choices = "en de"};

// --format with the forms that a command can write; any other word does not compile.
consteval Flag format(std::string_view forms, std::string_view words) {
    for (std::string_view rest = forms; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (!form_named(rest.substr(0, end))) throw "found a word that is not a format";
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return word("--format", "FORM", words, forms);
}

// The board of all puzzles that do not name their own.
inline constexpr Flag board{
    .name = "--board",
    .kind = Flag::Kind::board,
    .value = "NAME",
    .help =
        "the board of all puzzles: 6x6, 16x16, 9x9+x, jigsaw:112... ('nonet boards' lists the names; default: chosen by the number of cells)"};

inline constexpr Flag jobs{
    .name = "--jobs",
    .kind = Flag::Kind::jobs,
    .value = "N",
    .help =
        "process N puzzles in parallel (default: the CPUs available to this process); the output is the same for any N",
    .letter = 'j'};
inline constexpr Flag json{
    .name = "--json",
    .help = "write JSON, one object per line (same as --format json, if there is --format)"};
// The default is the same everywhere: a new seed unless the run is to be repeated (seed.hpp).
inline constexpr Flag seed = number(
    "--seed",
    "the seed of random choices; the same seed gives the same output on every machine (default: a new seed for each run, printed on standard error)");
inline constexpr Flag progress{.name = "--progress",
                               .help = "show progress on standard error, even if it is not a terminal"};
inline constexpr Flag no_progress{.name = "--no-progress", .help = "do not show progress"};
// --budget; its subject differs between commands.
constexpr Flag budget_of(std::string_view value, std::string_view words) {
    return {.name = "--budget", .kind = Flag::Kind::budget, .value = value, .help = words};
}
inline constexpr Flag budget = budget_of(
    "TIME",
    "stop working on a puzzle after this time (500ms, 2s, 1m) or number of nodes (100000n) (default: no limit)");
// --engine; the default differs between commands.
constexpr Flag engine(std::string_view words) {
    return {.name = "--engine", .kind = Flag::Kind::engine, .value = "NAME", .help = words};
}
// --limit of a command that runs one engine to its first solution, or further.
inline constexpr Flag search_limit =
    number("--limit", "stop after N solutions (default: 1; 0: search the whole tree)");
inline constexpr Flag stats{.name = "--stats",
                            .help = "print totals on standard error at the end (as JSON with --json)"};

inline constexpr Flag output = text("--output", "DIR", "write into this folder; create it if necessary");
inline constexpr Flag resume{
    .name = "--resume",
    .help = "continue the interrupted run in the folder of --output; start a new one if there is none"};
inline constexpr Flag shard = text(
    "--shard", "K/N",
    "process only part K of N (auto: from the job scheduler's variables); 'nonet merge' combines the parts");

inline constexpr Flag all_messages{
    .name = "--all-messages",
    .help = "print all messages about the input, not only the first 20 of each kind"};

// The flags of a command that makes many things: its own, and those of every long run.
template <std::same_as<Flag>... Own>
constexpr std::array<Flag, sizeof...(Own) + 3> of_run(const Own&... own) {
    return {own..., jobs, progress, no_progress};
}

// The flags of a command that works on a stream.
template <std::same_as<Flag>... Own>
constexpr std::array<Flag, sizeof...(Own) + 4> of_stream(const Own&... own) {
    return of_run(own..., all_messages);
}

// --budget of a command that follows steps, for which the library limits the work itself.
inline constexpr Flag reasoning_budget = budget_of(
    "TIME",
    "stop working on a puzzle after this time (500ms, 2s, 1m) or number of nodes (100000n) (default: 10000000n, about ten seconds)");

// The flags of a command that searches one puzzle after the other, and can print its answers as JSON.
template <std::same_as<Flag>... Own>
constexpr std::array<Flag, sizeof...(Own) + 6> of_rows(const Own&... own) {
    return of_stream(own..., json, budget);
}

}  // namespace nonet::cli::flag
