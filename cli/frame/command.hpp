#pragma once
// A command: a name, its flags, its help, and a function. This description generates the parser, --help, the man page
// and the completions.

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "frame/exit.hpp"
#include "frame/streams.hpp"

namespace nonet::cli {

class Args;

struct Flag {
    // The type of the value; the parser rejects any other value before work begins.
    enum class Kind {
        toggle,          // no value
        number,          // 0, 1, 2, ...
        jobs,            // 1 to 1024
        budget,          // 500ms, 2s, 1m, 100000n
        word,            // one of `choices`
        words,           // some of `choices`, separated by commas
        text,            // anything; the command itself checks it
        engine,          // the name of an engine
        engines,         // names of engines, separated by commas
        technique,       // the id of a technique
        techniques,      // ids of techniques, separated by commas
        any_techniques,  // the same, including those that only exist on a scale of HoDoKu
        scales,          // names of scales or of files, separated by commas
        symmetry,        // the name of a symmetry
        candidate,       // r3c4=7
        puzzle,          // 81 cells, or any other way to write one
        board,           // the name of a board: 6x6, 9x9+x, ...
        language,        // the code of a language: de, de-AT
    };

    std::string_view name = {};  // "--limit"
    Kind kind = Kind::toggle;
    std::string_view value = {};  // its placeholder in help: "N"
    std::string_view help = {};
    std::string_view choices = {};  // for a word: "line grid csv"
    char letter = 0;                // 'j' for -j
};

// A worked example. The tests run it and compare its output.
struct Example {
    std::string_view about;    // a sentence
    std::string_view command;  // for a POSIX shell
    std::string_view output;   // on standard output; "..." represents any text
};

struct Command {
    std::string_view name;         // one word; or two: "dataset make", where the first names a group
    std::string_view summary;      // one line, no full stop
    std::string_view description;  // paragraphs, separated by empty lines
    std::string_view operands;     // "[FILE...]", or empty if it takes none
    std::span<const Flag> flags;
    std::span<const Example> examples;
    Exit (*run)(const Args& args, Streams& io);
    std::string_view no_json = {};  // for a command without --json: the reason
    bool shards = false;  // each row depends only on its own record, so that --shard can split the work
};

// All commands in the order of --help, except for `docs`, which only the build calls.
std::span<const Command* const> commands();
const Command* find_command(std::string_view name);

// Returns "dataset" for "dataset make"; empty for a name of one word.
std::string_view group_of(const Command& command);

// Returns the first words of the commands' names, each once, in the order of --help.
std::vector<std::string_view> first_words();

// Returns the second words of a group's commands; empty for any other word.
std::vector<std::string_view> second_words(std::string_view group);

// Returns the flags that every command has.
std::span<const Flag> global_flags();

// Returns the flags that follow from a command's properties: --shard.
std::span<const Flag> shared_flags(const Command& command);

// Returns all flags of a command: its own, the shared ones, the global ones.
std::array<std::span<const Flag>, 3> flags_of(const Command& command);

// Runs the whole program.
//
//   args     the words after the program's name
//   returns  the exit code; never throws
Exit run(std::span<const std::string_view> args, Streams& io);

}  // namespace nonet::cli
