#pragma once
// The part of an address after '?', as options of a command.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "frame/command.hpp"

namespace nonet::cli {

// An option of the API: a flag of the command, with values from a closed list of kinds. No kind can express a file, a
// folder or an address; so a flag that takes a file only accepts names here.
struct Option {
    enum class Value {
        toggle,      // nothing, true or false
        number,      // 24
        budget,      // 500ms
        range,       // 24..28, 7.0..7.5
        name,        // one of the flag's choices
        names,       // some of them, separated by commas
        board,       // the name of a board
        candidate,   // r3c4=7
        cells,       // a line of cells, with or without spaces
        cell_names,  // r1c1,r4c7
        language,    // de, de-AT
        words,       // killer,thermo: the command knows them
    };

    std::string_view name;  // the flag's name without its dashes
    Value value;
    std::string_view about = {};  // for the description of the API, if the flag's help does not fit
};

// Throws UsageError if the text cannot be a value of the option, which is `flag` of the command.
void check_option(const Option& option, const Flag& flag, std::string_view text);

// The texts that can be values, as a regular expression; empty for toggles, numbers and names.
std::string_view pattern_of(Option::Value value);

// Returns the text without percent-encoding: "53%2E.7" is "53..7".  A '+' stays a '+', as names of boards have it.  Throws
// UsageError if '%' is not followed by two hexadecimal digits.
std::string decoded(std::string_view text);

// Returns words for Args: "level=3&first" gives "--level=3" and "--first".  Throws UsageError if a name is not in
// `options` or its value cannot be one.
std::vector<std::string> words_of_query(std::string_view query, const Command& command,
                                        std::span<const Option> options);

// Returns the flag of the command with this name, written without its dashes.
const Flag& flag_called(const Command& command, std::string_view name);

}  // namespace nonet::cli
