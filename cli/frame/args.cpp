#include "frame/args.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "frame/flags.hpp"
#include "frame/values.hpp"
#include "frame/words.hpp"
#include "nonet/boards.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

// Names from other programs, or with another meaning elsewhere, and the flag that is meant, if there is one.
constexpr std::array<std::array<std::string_view, 2>, 2> tried_for{{
    {"--givens", "--puzzle"},
    {"--steps", "--stop-after"},
}};

std::string hint_at(std::string_view typed, std::span<const std::string_view> names) {
    for (const auto& [tried, name] : tried_for)
        if (tried == typed && std::ranges::find(names, name) != names.end()) return did_you_mean({&name, 1});
    return suggestion(typed, names);
}

const Flag& find_flag(const Command& command, std::string_view typed) {
    std::vector<std::string_view> names;
    for (const auto flags : flags_of(command))
        for (const Flag& flag : flags) {
            const bool by_letter = flag.letter != 0 && typed.size() == 2 && typed[1] == flag.letter;
            if (flag.name == typed || by_letter) return flag;
            names.push_back(flag.name);
        }
    if (typed == flag::json.name)
        throw UsageError(fmt::format("{} takes no {}: {}", command.name, typed, command.no_json));
    throw UsageError(fmt::format("unknown option '{}'{}", typed, hint_at(typed, names)));
}

// An option of the command line, split into parts: "--limit=5", "-j4", "--json".
struct TypedOption {
    std::string_view name;
    std::optional<std::string_view> value;
};

TypedOption split(std::string_view word) {
    if (word.starts_with("--")) {
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos) return {word, std::nullopt};
        return {word.substr(0, sign), word.substr(sign + 1)};
    }
    if (word.size() == 2) return {word, std::nullopt};
    return {word.substr(0, 2), word.substr(2)};
}

// Returns the operands as puzzles, each followed by an empty line, if all of them are puzzles: no file has such a name.
std::string puzzles_of(const std::vector<std::string>& operands, const std::optional<Geometry>& board) {
    std::string lines;
    for (const std::string& operand : operands) {
        if (error_of_puzzle(operand, board)) return {};
        (lines += operand) += "\n\n";
    }
    return lines;
}

}  // namespace

Args::Args(const Command& command, std::span<const std::string_view> words) : command_(command) {
    bool options_end = false;
    std::vector<std::pair<const Flag*, std::string_view>> typed;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (options_end || word == "-" || !word.starts_with('-')) {
            operands_.emplace_back(word);
            continue;
        }
        if (word == "--") {
            options_end = true;
            continue;
        }
        auto [name, value] = split(word);
        const Flag& flag = find_flag(command, name);
        if (flag.kind == Flag::Kind::toggle) {
            if (value) throw UsageError(fmt::format("{} takes no value", flag.name));
            values_[flag.name];
            continue;
        }
        if (!value && i + 1 < words.size()) value = words[++i];
        if (!value) throw UsageError(fmt::format("{} needs a value: {}", flag.name, flag.value));
        typed.emplace_back(&flag, *value);
        values_[flag.name].emplace_back(*value);
    }
    const InLanguage chosen(language());  // which may be typed after the value that is wrong
    for (const auto& [flag, value] : typed) check_value(*flag, value);
    if (command.operands.empty() && !operands_.empty() && !has(flag::help))
        throw UsageError(fmt::format("unexpected '{}': {} takes no files", operands_[0], command.name));
    if (command.operands.starts_with("[FILE")) puzzles_ = puzzles_of(operands_, board(flag::board));
    files_ = operands_.empty() || !puzzles_.empty() ? std::vector<std::string>{"-"} : operands_;
}

std::optional<std::string_view> Args::value(const Flag& flag) const {
    const auto found = values_.find(flag.name);
    if (found == values_.end() || found->second.empty()) return std::nullopt;
    return found->second.back();
}

std::vector<std::string> Args::values(const Flag& flag) const {
    const auto found = values_.find(flag.name);
    return found == values_.end() ? std::vector<std::string>() : found->second;
}

std::uint64_t Args::number(const Flag& flag, std::uint64_t otherwise) const {
    const auto text = value(flag);
    return text ? *number_of(*text) : otherwise;
}

const Engine& Args::engine(const Flag& flag, const Engine& otherwise) const {
    const auto name = value(flag);
    return name ? *find_engine(*name) : otherwise;
}

std::vector<const Engine*> Args::engines(const Flag& flag) const {
    const auto names = value(flag);
    std::vector<const Engine*> chosen;
    if (!names) return {nonet::engines().begin(), nonet::engines().end()};
    for (std::string_view name : words_of(*names, ',')) chosen.push_back(find_engine(name));
    return chosen;
}

std::vector<const Technique*> Args::techniques(const Flag& flag) const {
    std::vector<const Technique*> chosen;
    for (std::string_view ids : values(flag))
        for (std::string_view id : words_of(ids, ','))
            if (const Technique* technique = find_technique(id)) chosen.push_back(technique);
    return chosen;
}

std::optional<Grid> Args::grid(const Flag& flag) const {
    const auto text = value(flag);
    return text ? std::optional(parse_classic_puzzle(*text)->givens) : std::nullopt;
}

std::optional<Geometry> Args::board(const Flag& flag) const {
    const auto name = value(flag);
    return name ? std::optional(*parse_board(*name)) : std::nullopt;
}

Language Args::language() const {
    const auto code = value(flag::language);
    return (code ? language_from(*code) : std::nullopt).value_or(nonet::language());
}

void Args::budget(const Flag& flag, Limits& limits) const {
    const auto text = value(flag);
    if (!text) return;
    const TypedBudget budget = *budget_of(*text);
    if (budget.nanoseconds == 0)
        limits.nodes = budget.amount;
    else
        limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(budget.amount) * budget.nanoseconds);
}

std::string Args::settings(std::optional<std::uint64_t> seed) const {
    constexpr std::array leave_alone{flag::jobs.name,        flag::shard.name, flag::output.name,
                                     flag::resume.name,      flag::color.name, flag::progress.name,
                                     flag::no_progress.name, flag::stats.name, flag::all_messages.name};
    std::string text = fmt::format("{}\n", command_.name);
    for (const auto& [name, values] : values_) {
        if (std::ranges::find(leave_alone, name) != leave_alone.end()) continue;
        if (seed && name == flag::seed.name) continue;
        text += name;
        for (const std::string& value : values) (text += '=') += value;
        text += '\n';
    }
    if (seed) text += fmt::format("{}={}\n", flag::seed.name, *seed);
    for (const std::string& operand : operands_) text += fmt::format("{}\n", operand);
    return text;
}

}  // namespace nonet::cli
