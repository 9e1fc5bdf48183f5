#pragma once
// The texts that are generated from the list of commands.

#include <string>

#include "frame/command.hpp"

namespace nonet::cli {

std::string help_of_program();
std::string help_of(const Command& command);
std::string man_page();  // nonet.1, roff
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

// Returns the help of a flag, with its choices if the words do not name them.
std::string help_with_choices(const Flag& flag);

// Returns the values to complete a flag with: its choices, or the names of the engines; empty for others.
std::string words_for(const Flag& flag);

}  // namespace nonet::cli
