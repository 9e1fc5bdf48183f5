// Completions for three shells. They cover commands, flags, and the values of flags.

#include <fmt/format.h>

#include <ranges>

#include "frame/args.hpp"
#include "frame/help.hpp"

namespace nonet::cli {
namespace {

// The description of a word that needs a second word.
constexpr std::string_view of_group = "a group of commands";

// Returns the names of flags with spaces between them.
std::string names_of(std::span<const Flag> flags) {
    return fmt::format("{}", fmt::join(flags | std::views::transform(&Flag::name), " "));
}

// Returns text inside single quotes for any of the shells.
std::string quoted(std::string_view text, std::string_view quote) {
    std::string out;
    for (char c : text) c == '\'' ? out += quote : out += c;
    return out;
}

std::string bash_case(const Command& command) {
    std::string out = fmt::format("        '{}')\n            flags='", command.name);
    for (const auto flags : flags_of(command)) out += names_of(flags) + ' ';
    out += "'\n            case $previous in\n";
    for (const auto flags : flags_of(command))
        for (const Flag& flag : flags) {
            if (flag.kind == Flag::Kind::toggle) continue;
            out += fmt::format("                {}) values='{}' ;;\n", flag.name, words_for(flag));
        }
    return out + "                *) takes_value= ;;\n            esac ;;\n";
}

// One line of _arguments: 'spec[help]:value:(words)'.
std::string zsh_argument(const Flag& flag) {
    std::string help;
    for (char c : quoted(help_with_choices(flag), "'\\''")) {
        if (std::string_view("[]:").contains(c)) help += '\\';
        help += c;
    }
    const std::string words = words_for(flag);
    std::string value;
    if (flag.kind == Flag::Kind::engines || flag.kind == Flag::Kind::techniques ||
        flag.kind == Flag::Kind::words)
        value = fmt::format(":{0}:_values -s , {0} {1}", flag.value, words);
    else if (flag.kind != Flag::Kind::toggle)
        value = fmt::format(":{}:{}", flag.value, words.empty() ? " " : "(" + words + ")");
    return fmt::format("                '{}[{}]{}' \\\n", flag.name, help, value);
}

}  // namespace

std::string bash_completion() {
    std::string out =
        "# bash completion for nonet; made by `nonet docs bash`\n"
        "_nonet() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}\n"
        "    local flags= values= takes_value=1 command=${COMP_WORDS[1]}\n"
        "    if ((COMP_CWORD == 1)); then\n";
    out += fmt::format("        COMPREPLY=($(compgen -W '{} {}' -- \"$word\"))\n        return\n    fi\n",
                       fmt::join(first_words(), " "), names_of(global_flags()));
    for (std::string_view first : first_words()) {
        if (second_words(first).empty()) continue;
        out += fmt::format(
            "    if [[ $command == {0} ]]; then\n"
            "        if ((COMP_CWORD == 2)); then\n"
            "            COMPREPLY=($(compgen -W '{1}' -- \"$word\"))\n            return\n        fi\n"
            "        command+=\" ${{COMP_WORDS[2]}}\"\n    fi\n",
            first, fmt::join(second_words(first), " "));
    }
    out += "    case $command in\n";
    for (const Command* command : commands()) out += bash_case(*command);
    out +=
        "        *) return ;;\n"
        "    esac\n"
        "    if [[ $takes_value ]]; then\n"
        "        COMPREPLY=($(compgen -W \"$values\" -- \"$word\"))\n"
        "    elif [[ $word == -* ]]; then\n"
        "        COMPREPLY=($(compgen -W \"$flags\" -- \"$word\"))\n"
        "    else\n"
        "        compopt -o filenames 2>/dev/null\n"
        "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
        "    fi\n"
        "}\n"
        "complete -F _nonet nonet\n";
    return out;
}

std::string zsh_completion() {
    std::string out =
        "#compdef nonet\n"
        "# zsh completion for nonet; made by `nonet docs zsh`\n"
        "_nonet() {\n"
        "    if ((CURRENT == 2)); then\n"
        "        local -a all=(\n";
    for (std::string_view first : first_words()) {
        const Command* command = find_command(first);
        const std::string what = command ? quoted(command->summary, "'\\''") : std::string(of_group);
        out += fmt::format("            '{}:{}'\n", first, what);
    }
    out += "        )\n        _describe command all\n        return\n    fi\n    local command=$words[2]\n";
    for (std::string_view first : first_words())
        if (!second_words(first).empty())
            out += fmt::format(
                "    if [[ $command == {} ]]; then\n"
                "        if ((CURRENT == 3)); then\n            compadd {}\n            return\n        fi\n"
                "        command+=\" $words[3]\"\n    fi\n",
                first, fmt::join(second_words(first), " "));
    out += "    case $command in\n";
    for (const Command* command : commands()) {
        out += fmt::format("        '{}')\n            _arguments \\\n", command->name);
        for (const auto flags : flags_of(*command))
            for (const Flag& flag : flags) out += zsh_argument(flag);
        out +=
            command->operands.empty() ? "                ':' ;;\n" : "                '*:file:_files' ;;\n";
    }
    return out + "    esac\n}\n_nonet \"$@\"\n";
}

std::string fish_completion() {
    const auto line = [](std::string_view condition, const Flag& flag) {
        std::string text = fmt::format("complete -c nonet {}-l {}", condition, flag.name.substr(2));
        if (flag.letter != 0) text += fmt::format(" -s {}", flag.letter);
        if (flag.kind != Flag::Kind::toggle) text += fmt::format(" -x -a '{}'", words_for(flag));
        return text + fmt::format(" -d '{}'\n", quoted(help_with_choices(flag), "\\'"));
    };
    std::string out = "# fish completion for nonet; made by `nonet docs fish`\n";
    for (const Flag& flag : global_flags()) out += line("", flag);
    for (std::string_view first : first_words())
        if (!second_words(first).empty())
            out +=
                fmt::format("complete -c nonet -n __fish_use_subcommand -f -a {} -d '{}'\n", first, of_group);
    for (const Command* command : commands()) {
        const std::string_view group = group_of(*command);
        std::string before = "__fish_use_subcommand", name(command->name);
        std::string condition = fmt::format("-n '__fish_seen_subcommand_from {}' ", name);
        if (!group.empty()) {
            name = name.substr(group.size() + 1);
            before = fmt::format("'__fish_seen_subcommand_from {}'", group);
            condition = fmt::format(
                "-n '__fish_seen_subcommand_from {}; and __fish_seen_subcommand_from {}' ", group, name);
        }
        out += fmt::format("complete -c nonet -n {} -f -a {} -d '{}'\n", before, name,
                           quoted(command->summary, "\\'"));
        for (const auto flags : {command->flags, shared_flags(*command)})
            for (const Flag& flag : flags) out += line(condition, flag);
    }
    return out;
}

}  // namespace nonet::cli
