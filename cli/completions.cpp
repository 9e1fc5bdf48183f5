// Completions for three shells.  Each knows the commands, their flags, and the words that flags take.

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "args.hpp"
#include "help.hpp"

namespace nonet::cli {
namespace {

// The names of flags or commands, with spaces between them.
std::string names_of(std::span<const Flag> flags) {
    return fmt::format("{}", fmt::join(flags | std::views::transform(&Flag::name), " "));
}

std::string names_of(std::span<const Command* const> all) {
    return fmt::format("{}", fmt::join(all | std::views::transform(&Command::name), " "));
}

// Text inside single quotes of any of the shells.
std::string quoted(std::string_view text, std::string_view quote) {
    std::string out;
    for (char c : text) c == '\'' ? out += quote : out += c;
    return out;
}

std::string bash_case(const Command& command) {
    std::string out = fmt::format("        {})\n            flags='{} {}'\n", command.name,
                                  names_of(command.flags), names_of(global_flags()));
    out += "            case $previous in\n";
    for (const auto flags : {command.flags, global_flags()})
        for (const Flag& flag : flags) {
            if (flag.kind == Flag::Kind::toggle) continue;
            out += fmt::format("                {}) values='{}' ;;\n", flag.name, words_for(flag));
        }
    return out + "                *) takes_value= ;;\n            esac ;;\n";
}

// One line of _arguments: 'spec[help]:value:(words)'.
std::string zsh_argument(const Flag& flag) {
    std::string help;
    for (char c : quoted(flag.help, "'\\''")) {
        if (std::string_view("[]:").contains(c)) help += '\\';
        help += c;
    }
    const std::string words = words_for(flag);
    std::string value;
    if (flag.kind == Flag::Kind::engines)
        value = fmt::format(":{}:_values -s , engine {}", flag.value, words);
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
                       names_of(commands()), names_of(global_flags()));
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
    for (const Command* command : commands())
        out += fmt::format("            '{}:{}'\n", command->name, quoted(command->summary, "'\\''"));
    out += "        )\n        _describe command all\n        return\n    fi\n    case $words[2] in\n";
    for (const Command* command : commands()) {
        out += fmt::format("        {})\n            _arguments \\\n", command->name);
        for (const auto flags : {command->flags, global_flags()})
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
        return text + fmt::format(" -d '{}'\n", quoted(flag.help, "\\'"));
    };
    std::string out = "# fish completion for nonet; made by `nonet docs fish`\n";
    for (const Flag& flag : global_flags()) out += line("", flag);
    for (const Command* command : commands())
        out += fmt::format("complete -c nonet -n __fish_use_subcommand -f -a {} -d '{}'\n", command->name,
                           quoted(command->summary, "\\'"));
    for (const Command* command : commands()) {
        const std::string condition = fmt::format("-n '__fish_seen_subcommand_from {}' ", command->name);
        for (const Flag& flag : command->flags) out += line(condition, flag);
    }
    return out;
}

}  // namespace nonet::cli
