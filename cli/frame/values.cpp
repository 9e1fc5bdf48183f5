#include "frame/values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>
#include <ranges>

#include "command/kernels.hpp"
#include "frame/args.hpp"
#include "frame/words.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/language.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

struct Unit {
    std::string_view name;
    std::int64_t nanoseconds;  // 0: the amount is in nodes
};
constexpr Unit units[] = {{"ms", 1'000'000},        {"us", 1'000},
                          {"s", 1'000'000'000},     {"m", 60'000'000'000},
                          {"h", 3'600'000'000'000}, {"n", 0}};

[[noreturn]] void refuse(const Flag& flag, std::string_view found, std::string_view expected) {
    throw UsageError(fmt::format("{}: found '{}', expected {}", flag.name, found, expected));
}

void check_name(std::string_view what, std::string_view typed, std::span<const std::string_view> names) {
    if (std::ranges::find(names, typed) != names.end()) return;
    constexpr std::size_t most_listed = 30;
    const std::string list = names.size() <= most_listed
                                 ? fmt::format("there are: {}", fmt::join(names, ", "))
                                 : fmt::format("'nonet {}s' lists them", what);
    throw UsageError(fmt::format("unknown {} '{}'{} ({})", what, typed, suggestion(typed, names), list));
}

// Checks one name, or several with commas between them.
void check_names(const Flag& flag, std::string_view what, std::string_view text,
                 std::span<const std::string_view> names) {
    for (std::string_view name : words_of(text, ',')) check_name(what, name, names);
    if (words_of(text, ',').empty())
        refuse(flag, text, fmt::format("names of {}s, separated by commas", what));
}

// Accepts techniques that only exist on a scale of HoDoKu, but does not list them for people.
void check_any_techniques(const Flag& flag, std::string_view text) {
    const auto known = choices_of(flag), listed = choices_of({.kind = Flag::Kind::techniques});
    const auto names = words_of(text, ',');
    for (std::string_view name : names)
        if (std::ranges::find(known, name) == known.end()) check_name("technique", name, listed);
    if (names.empty()) refuse(flag, text, "names of techniques, separated by commas");
}

// Checks names of scales or of files; the latter have a dot or a slash.
void check_scales(const Flag& flag, std::string_view text) {
    const auto names = words_of(text, ',');
    for (std::string_view name : names)
        if (!find_scale(name) && name.find_first_of("./\\") == name.npos)
            check_name("scale", name, choices_of(flag));
    if (names.empty()) refuse(flag, text, "names of scales, or of files, separated by commas");
}

// Returns whether the text is a number too large to be represented.
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
    if (known && digits > 0 && (!amount || *amount != 0)) refuse(flag, text, "a smaller value");
    refuse(flag, text, "a time like 500ms, 2s or 1m, or nodes like 100000n");
}

// Reports the place in the name, and the word that may be meant or where to find it.
[[noreturn]] void refuse_board(const Flag& flag, std::string_view name, const Error& error) {
    constexpr std::string_view rules[] = {"windoku",   "disjoint", "asterisk", "centredot",      "girandola",
                                          "region",    "knight",   "king",     "nonconsecutive", "repeats",
                                          "diagonals", "jigsaw",   "none"};
    std::string_view word = error.found;
    if (word.starts_with('\'') && word.ends_with('\'') && word.size() > 1)
        word = word.substr(1, word.size() - 2);
    const std::string hint = suggestion(word, rules);
    throw UsageError(fmt::format("{}: column {} of '{}': {}{}", flag.name, error.at + 1, name,
                                 error.message(), hint.empty() ? "; 'nonet boards' lists the names" : hint));
}

}  // namespace

std::optional<std::uint64_t> number_of(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

namespace {

// A candidate as typed: everything but the value is 1-based.
struct TypedCandidate {
    int row = 0, column = 0, value = -1;
};

// Takes a number of one or two figures off the front; 0 if there is none.
int take_number(std::string_view& text) {
    int number = 0;
    for (int figures = 0; figures < 2 && !text.empty() && text[0] >= '0' && text[0] <= '9'; ++figures) {
        number = 10 * number + (text[0] - '0');
        text.remove_prefix(1);
    }
    return number;
}

std::optional<TypedCandidate> typed_candidate(std::string_view typed) {
    std::string kept;
    for (char c : typed)
        if (c != ' ') kept += lower(c);
    std::string_view text = kept;
    if (text.empty() || text[0] < 'a' || text[0] > 'z') return std::nullopt;
    TypedCandidate found;
    const bool rc = text[0] == 'r' && text.find('c') != text.npos && text.find('c') < text.find('=');
    found.row = rc ? 0 : text[0] - 'a' + 1;
    text.remove_prefix(1);
    if (rc) {
        found.row = take_number(text);
        if (!text.starts_with('c')) return std::nullopt;
        text.remove_prefix(1);
    }
    found.column = take_number(text);
    if (!text.starts_with('=')) return std::nullopt;
    text.remove_prefix(1);
    if (text.size() == 1 && text[0] >= 'a' && text[0] <= 'z')
        found.value = text[0] - 'a' + 10;
    else if (const auto number = number_of(text); number && *number <= Geometry::most_digits)
        found.value = static_cast<int>(*number);
    if (found.row < 1 || found.column < 1 || found.value < 0) return std::nullopt;
    return found;
}

}  // namespace

std::optional<Candidate> candidate_of(std::string_view text, const Geometry& board) {
    const auto typed = typed_candidate(text);
    if (!typed || typed->row > board.rows() || typed->column > board.columns()) return std::nullopt;
    const int digit = typed->value - (board.zero_based() ? 0 : 1);
    if (digit < 0 || digit >= board.digit_count()) return std::nullopt;
    return Candidate{static_cast<Cell>((typed->row - 1) * board.columns() + typed->column - 1),
                     static_cast<Digit>(digit)};
}

std::optional<TypedBudget> budget_of(std::string_view text) {
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto amount = number_of(text.substr(0, digits));
    const auto unit = std::ranges::find(units, text.substr(digits), &Unit::name);
    if (!amount || *amount == 0 || unit == std::end(units)) return std::nullopt;
    constexpr std::uint64_t longest = std::numeric_limits<std::int64_t>::max();
    if (unit->nanoseconds != 0 && *amount > longest / static_cast<std::uint64_t>(unit->nanoseconds))
        return std::nullopt;
    return TypedBudget{*amount, unit->nanoseconds};
}

std::optional<Error> error_of_puzzle(std::string_view text, const std::optional<Geometry>& board) {
    const auto error_of = [](const auto& read) { return read ? std::nullopt : std::optional(read.error()); };
    return board ? error_of(parse_board_puzzle(text, *board)) : error_of(parse_puzzle(text));
}

std::vector<std::string_view> choices_of(const Flag& flag) {
    const auto names = [](auto&& list, auto name) {
        std::vector<std::string_view> all;
        for (const auto& one : list) all.push_back(std::invoke(name, one));
        return all;
    };
    switch (flag.kind) {
        case Flag::Kind::engine:
        case Flag::Kind::engines: return names(engines(), &Engine::name);
        case Flag::Kind::technique:
        case Flag::Kind::techniques: return names(techniques(), &Technique::id);
        case Flag::Kind::any_techniques: {
            auto all = names(techniques(), &Technique::id);
            for (const HodokuTechnique& technique : hodoku_techniques())
                if (!find_technique(technique.id)) all.push_back(technique.id);
            return all;
        }
        case Flag::Kind::scales: {
            std::vector<std::string_view> all{"se", "hodoku", "nonet"};
            for (const Scale& scale : scales()) all.push_back(scale.name);
            return all;
        }
        case Flag::Kind::symmetry:
            return names(std::views::iota(0, symmetry_count),
                         [](int number) { return name_of(static_cast<Symmetry>(number)); });
        case Flag::Kind::board:  // there are too many to list
            return words_of(
                "4x4 6x6 8x8 9x9+x 9x9+windoku 9x9+knight 9x9+king 10x10 12x12 16x16 20x20 25x25");
        default: return words_of(flag.choices);
    }
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
        case Flag::Kind::word:
        case Flag::Kind::symmetry: check_name(flag.name.substr(2), text, choices_of(flag)); break;
        case Flag::Kind::words: check_names(flag, flag.name.substr(2), text, choices_of(flag)); break;
        case Flag::Kind::engine: check_name("engine", text, choices_of(flag)); break;
        case Flag::Kind::engines: check_names(flag, "engine", text, choices_of(flag)); break;
        case Flag::Kind::technique: check_name("technique", text, choices_of(flag)); break;
        case Flag::Kind::techniques: check_names(flag, "technique", text, choices_of(flag)); break;
        case Flag::Kind::any_techniques: check_any_techniques(flag, text); break;
        case Flag::Kind::scales: check_scales(flag, text); break;
        case Flag::Kind::candidate:
            if (!typed_candidate(text)) refuse(flag, text, "a cell and a digit like r3c4=7 or C4=7");
            break;
        case Flag::Kind::board:
            if (const auto board = parse_board(text); !board) refuse_board(flag, text, board.error());
            break;
        case Flag::Kind::language:
            if (!language_from(text)) check_name("language", text, choices_of(flag));
            break;
        case Flag::Kind::puzzle:
            if (const auto puzzle = parse_classic_puzzle(text); !puzzle)
                throw UsageError(fmt::format("{}: {}", flag.name, puzzle.error().message()));
            break;
    }
}

const Kernel& kernel_named(std::string_view who, std::string_view name) {
    const auto kernel = usable_kernel(name);
    if (!kernel) throw UsageError(fmt::format("{}: {}", who, kernel.error().message()));
    return **kernel;
}

}  // namespace nonet::cli
