#pragma once
// What a command is: a name, its flags, its help, and a function.  This description makes the parser, --help, the
// man page and the completions.

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "frame/exit.hpp"
#include "frame/streams.hpp"

namespace nonet::cli {

class Args;

struct Flag {
    // What the value may be; the parser refuses anything else before work begins.
    enum class Kind {
        toggle,          // no value
        number,          // 0, 1, 2, ...
        jobs,            // 1 to 1024
        budget,          // 500ms, 2s, 1m, 100000n
        word,            // one of `choices`
        words,           // some of `choices`, separated by commas
        text,            // anything; the command itself looks at it
        engine,          // the name of an engine
        engines,         // names of engines, separated by commas
        technique,       // the id of a technique
        techniques,      // ids of techniques, separated by commas
        any_techniques,  // the same, also of those that only a scale of HoDoKu has
        scales,          // names of scales or of files, separated by commas
        symmetry,        // the name of a symmetry
        candidate,       // r3c4=7
        puzzle,          // 81 cells, or any other way to write one
        board,           // the name of a board: 6x6, 9x9+x, ...
    };

    std::string_view name = {};  // "--limit"
    Kind kind = Kind::toggle;
    std::string_view value = {};  // how help calls the value: "N"
    std::string_view help = {};
    std::string_view choices = {};  // of a word: "line grid csv"
    char letter = 0;                // 'j' for -j
};

// One worked example.  The tests run it and compare.
struct Example {
    std::string_view about;    // a sentence
    std::string_view command;  // for a POSIX shell
    std::string_view output;   // what it prints on standard output; "..." stands for what varies
};

struct Command {
    std::string_view name;         // one word; or two: "dataset make", where the first names a group
    std::string_view summary;      // one line, no full stop
    std::string_view description;  // paragraphs, separated by empty lines
    std::string_view operands;     // "[FILE...]", or empty when it takes none
    std::span<const Flag> flags;
    std::span<const Example> examples;
    Exit (*run)(const Args& args, Streams& io);
    std::string_view no_json = {};  // of a command without --json: why it has none
    bool shards = false;  // each row depends on its own record only, so that --shard can take them apart
};

// All commands in the order of --help; `docs` is left out of it: only the build calls that one.
std::span<const Command* const> commands();
const Command* find_command(std::string_view name);

// "dataset" of "dataset make"; empty for a name of one word.
std::string_view group_of(const Command& command);

// The first words of the commands' names, each once, in the order of --help.
std::vector<std::string_view> first_words();

// The second words of a group's commands; none of any other word.
std::vector<std::string_view> second_words(std::string_view group);

// Flags that every command takes.
std::span<const Flag> global_flags();

// Flags that follow from what a command is: --shard.
std::span<const Flag> shared_flags(const Command& command);

// All flags that a command takes: its own, the shared ones, the global ones.
std::array<std::span<const Flag>, 3> flags_of(const Command& command);

// The whole program.
//
//   args     what followed the program's name
//   returns  the exit code; nothing is thrown
Exit run(std::span<const std::string_view> args, Streams& io);

}  // namespace nonet::cli
