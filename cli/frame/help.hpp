#pragma once
// The texts made from the list of commands.

#include <string>

#include "frame/command.hpp"

namespace nonet::cli {

std::string help_of_program();
std::string help_of(const Command& command);
std::string man_page();  // nonet.1, roff
std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

// What help says of a flag, with its choices where the words do not name them.
std::string help_with_choices(const Flag& flag);

// The values a flag can be completed with: its choices, or the names of the engines; empty for others.
std::string words_for(const Flag& flag);

}  // namespace nonet::cli
