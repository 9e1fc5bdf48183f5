#include "frame/args.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <numeric>
#include <utility>

#include "frame/flags.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

// How many letters to add, drop, change or swap with a neighbour to come from one word to the other.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before, above(b.size() + 1), row(b.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = std::exchange(above, row);
    }
    return above[b.size()];
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

// "r3c4=7", and "C4=7" (row letter, column number), in capitals or not, with spaces or not.
std::optional<Candidate> candidate_of(std::string_view typed) {
    std::string text;
    for (char c : typed)
        if (c != ' ') text += lower(c);
    for (int cell = 0; cell < cell_count; ++cell)
        for (const bool a1 : {false, true}) {
            std::string name = cell_name(static_cast<Cell>(cell), a1) + "=";
            std::ranges::transform(name, name.begin(), lower);
            if (!text.starts_with(name)) continue;
            const auto digit = number_of(std::string_view(text).substr(name.size()));
            if (digit && *digit >= 1 && *digit <= side)
                return Candidate{static_cast<Cell>(cell), static_cast<Digit>(*digit - 1)};
        }
    return std::nullopt;
}

struct Unit {
    std::string_view name;
    std::int64_t nanoseconds;  // 0: nodes
};
constexpr Unit units[] = {{"ms", 1'000'000},        {"us", 1'000},
                          {"s", 1'000'000'000},     {"m", 60'000'000'000},
                          {"h", 3'600'000'000'000}, {"n", 0}};

struct TypedBudget {
    std::uint64_t amount = 0;
    Unit unit{};
};

std::optional<TypedBudget> budget_of(std::string_view text) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto amount = number_of(text.substr(0, digits));
    const auto unit = std::ranges::find(units, text.substr(digits), &Unit::name);
    if (!amount || *amount == 0 || unit == std::end(units)) return std::nullopt;
    constexpr std::uint64_t longest = std::numeric_limits<std::int64_t>::max();
    if (unit->nanoseconds != 0 && *amount > longest / static_cast<std::uint64_t>(unit->nanoseconds))
        return std::nullopt;
    return TypedBudget{*amount, *unit};
}

std::vector<std::string_view> engine_names() {
    std::vector<std::string_view> names;
    for (const Engine* engine : engines()) names.push_back(engine->name);
    return names;
}

std::vector<std::string_view> technique_ids() {
    std::vector<std::string_view> ids;
    for (const Technique* technique : techniques()) ids.push_back(technique->id);
    return ids;
}

[[noreturn]] void refuse(const Flag& flag, std::string_view found, std::string_view expected) {
    throw UsageError(fmt::format("{}: found '{}', expected {}", flag.name, found, expected));
}

void check_name(std::string_view what, std::string_view typed, std::span<const std::string_view> names) {
    if (std::ranges::find(names, typed) != names.end()) return;
    throw UsageError(fmt::format("unknown {} '{}'{} (there are: {})", what, typed, suggestion(typed, names),
                                 fmt::join(names, ", ")));
}

// One name, or several with commas between them.
void check_names(const Flag& flag, std::string_view what, std::string_view text,
                 std::span<const std::string_view> names) {
    for (std::string_view name : words_of(text, ',')) check_name(what, name, names);
    if (words_of(text, ',').empty())
        refuse(flag, text, fmt::format("names of {}s, separated by commas", what));
}

// A number that is one, but larger than can be counted.
bool is_too_large(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos &&
           !number_of(text);
}

void check_number(const Flag& flag, std::string_view text) {
    if (is_too_large(text))
        refuse(flag, text,
               fmt::format("a number up to {}: this one is too large",
                           std::numeric_limits<std::uint64_t>::max()));
    if (!number_of(text)) refuse(flag, text, "a whole number");
}

void check_budget(const Flag& flag, std::string_view text) {
    if (budget_of(text)) return;
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const bool known = std::ranges::find(units, text.substr(digits), &Unit::name) != std::end(units);
    const auto amount = number_of(text.substr(0, digits));
    if (known && digits > 0 && (!amount || *amount != 0))
        refuse(flag, text, "less: this is more than can be counted");
    refuse(flag, text, "a time like 500ms, 2s or 1m, or nodes like 100000n");
}

void check_value(const Flag& flag, std::string_view text) {
    constexpr std::uint64_t most_jobs = 1024;
    switch (flag.kind) {
        case Flag::Kind::toggle:
        case Flag::Kind::text: break;
        case Flag::Kind::number: check_number(flag, text); break;
        case Flag::Kind::jobs:
            if (const auto n = number_of(text); !n || *n == 0 || *n > most_jobs)
                refuse(flag, text, fmt::format("a number from 1 to {}", most_jobs));
            break;
        case Flag::Kind::budget: check_budget(flag, text); break;
        case Flag::Kind::word: check_name(flag.name.substr(2), text, words_of(flag.choices)); break;
        case Flag::Kind::engine: check_name("engine", text, engine_names()); break;
        case Flag::Kind::engines: check_names(flag, "engine", text, engine_names()); break;
        case Flag::Kind::technique: check_name("technique", text, technique_ids()); break;
        case Flag::Kind::techniques: check_names(flag, "technique", text, technique_ids()); break;
        case Flag::Kind::candidate:
            if (!candidate_of(text)) refuse(flag, text, "a cell and a digit like r3c4=7 or C4=7");
            break;
        case Flag::Kind::puzzle:
            if (const auto puzzle = parse_puzzle(text); !puzzle)
                throw UsageError(fmt::format("{}: {}", flag.name, puzzle.error().message()));
            break;
    }
}

const Flag& find_flag(const Command& command, std::string_view typed) {
    std::vector<std::string_view> names;
    for (const auto flags : flags_of(command))
        for (const Flag& flag : flags) {
            const bool by_letter = flag.letter != 0 && typed.size() == 2 && typed[1] == flag.letter;
            if (flag.name == typed || by_letter) return flag;
            names.push_back(flag.name);
        }
    throw UsageError(fmt::format("unknown option '{}'{}", typed, suggestion(typed, names)));
}

// One word of the command line taken apart: "--limit=5", "-j4", "--json".
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

// The operands as puzzles, an empty line behind each, if all of them are: no file is called so.
std::string puzzles_of(const std::vector<std::string>& operands) {
    std::string lines;
    for (const std::string& operand : operands) {
        if (!parse_puzzle(operand)) return {};
        (lines += operand) += "\n\n";
    }
    return lines;
}

}  // namespace

std::optional<std::uint64_t> number_of(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Args::Args(const Command& command, std::span<const std::string_view> words) : command_(command) {
    bool options_end = false;
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
        check_value(flag, *value);
        values_[flag.name].emplace_back(*value);
    }
    if (command.operands.empty() && !operands_.empty() && !has(flag::help))
        throw UsageError(fmt::format("unexpected '{}': {} takes no files", operands_[0], command.name));
    if (command.operands.starts_with("[FILE")) puzzles_ = puzzles_of(operands_);
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
        for (std::string_view id : words_of(ids, ',')) chosen.push_back(find_technique(id));
    return chosen;
}

std::optional<Candidate> Args::candidate(const Flag& flag) const {
    const auto text = value(flag);
    return text ? candidate_of(*text) : std::nullopt;
}

std::optional<Grid> Args::grid(const Flag& flag) const {
    const auto text = value(flag);
    return text ? std::optional(parse_puzzle(*text)->givens) : std::nullopt;
}

void Args::budget(const Flag& flag, Limits& limits) const {
    const auto text = value(flag);
    if (!text) return;
    const TypedBudget budget = *budget_of(*text);
    if (budget.unit.nanoseconds == 0)
        limits.nodes = budget.amount;
    else
        limits.time =
            std::chrono::nanoseconds(static_cast<std::int64_t>(budget.amount) * budget.unit.nanoseconds);
}

const Kernel& usable_kernel(std::string_view who, std::string_view name) {
    const Kernel* kernel = find_kernel(name);
    if (kernel && is_supported(*kernel)) return *kernel;
    std::string names;
    for (const Kernel* one : kernels())
        if (is_supported(*one)) (names += names.empty() ? "" : ", ") += name_of(*one);
    throw UsageError(fmt::format("{}: found '{}'{}, expected one of {}", who, name,
                                 kernel ? ", which this CPU cannot run" : "", names));
}

std::string Args::settings() const {
    constexpr std::array leave_alone{flag::jobs.name,        flag::shard.name, flag::output.name,
                                     flag::resume.name,      flag::color.name, flag::progress.name,
                                     flag::no_progress.name, flag::stats.name};
    std::string text = fmt::format("{}\n", command_.name);
    for (const auto& [name, values] : values_) {
        if (std::ranges::find(leave_alone, name) != leave_alone.end()) continue;
        text += name;
        for (const std::string& value : values) (text += '=') += value;
        text += '\n';
    }
    for (const std::string& operand : operands_) text += fmt::format("{}\n", operand);
    return text;
}

std::string suggestion(std::string_view typed, std::span<const std::string_view> names) {
    const auto nearest =
        std::ranges::min_element(names, {}, [&](auto name) { return distance(typed, name); });
    if (nearest == names.end()) return {};
    // Up to a third of the letters may be wrong; a beginning of the word is a hint too.
    const bool close =
        nearest->size() > 1 && distance(typed, *nearest) <= std::max<std::size_t>(1, nearest->size() / 3);
    if (close) return fmt::format("; did you mean '{}'?", *nearest);
    const auto longer = std::ranges::find_if(names, [&](auto name) { return name.starts_with(typed); });
    if (longer == names.end() || typed.size() < 2) return {};
    return fmt::format("; did you mean '{}'?", *longer);
}

std::vector<std::string_view> words_of(std::string_view list, char separator) {
    std::vector<std::string_view> words;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(separator), list.size());
        if (end > 0) words.push_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return words;
}

}  // namespace nonet::cli
