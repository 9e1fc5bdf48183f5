// The list of commands, and lookups in it.

#include <algorithm>
#include <array>

#include "frame/command.hpp"
#include "frame/flags.hpp"

namespace nonet::cli {

#define COMMAND(name) extern const Command name##_command;
#include "commands/list.inc"
COMMAND(docs)
#undef COMMAND

namespace {

constexpr const Command* all[] = {
#define COMMAND(name) &name##_command,
#include "commands/list.inc"
#undef COMMAND
};

constexpr std::array shard_flag{flag::shard};

constexpr std::array globals{flag::help, flag::version, flag::color, flag::language};

}  // namespace

std::span<const Command* const> commands() { return all; }

const Command* find_command(std::string_view name) {
    if (name == docs_command.name) return &docs_command;
    const auto found = std::ranges::find(all, name, &Command::name);
    return found == std::end(all) ? nullptr : *found;
}

std::string_view group_of(const Command& command) {
    const std::size_t space = command.name.find(' ');
    return space == std::string_view::npos ? std::string_view() : command.name.substr(0, space);
}

std::vector<std::string_view> first_words() {
    std::vector<std::string_view> words;
    for (const Command* command : all) {
        const std::string_view group = group_of(*command), word = group.empty() ? command->name : group;
        if (words.empty() || words.back() != word) words.push_back(word);
    }
    return words;
}

std::vector<std::string_view> second_words(std::string_view group) {
    std::vector<std::string_view> words;
    for (const Command* command : all)
        if (!group.empty() && group_of(*command) == group)
            words.push_back(command->name.substr(group.size() + 1));
    return words;
}

std::span<const Flag> global_flags() { return globals; }

std::span<const Flag> shared_flags(const Command& command) {
    if (!command.shards) return {};
    return shard_flag;
}

std::array<std::span<const Flag>, 3> flags_of(const Command& command) {
    return {command.flags, shared_flags(command), global_flags()};
}

}  // namespace nonet::cli
