#include "web/query.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "frame/args.hpp"
#include "frame/values.hpp"
#include "frame/words.hpp"

namespace nonet::cli {
namespace {

// The longest value: a puzzle of 25x25 cells with spaces between them.
constexpr std::size_t longest_value = 2 << 10;

// The characters of values that no flag's parser has checked.
struct Alphabet {
    Option::Value value;
    std::string_view characters, pattern, expected;
};
constexpr Alphabet alphabets[] = {
    {Option::Value::range, "0123456789.", "^[0-9.]+$", "a number or a range like 24..28"},
    {Option::Value::cells, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.*_?#- \t\r\n",
     "^[0-9A-Za-z.*_?# \\t\\r\\n-]+$", "a line of cells"},
    {Option::Value::cell_names, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,",
     "^[0-9A-Za-z,]+$", "names of cells like r1c1,r4c7"},
    {Option::Value::words, "abcdefghijklmnopqrstuvwxyz,-", "^[a-z,-]+$", "words of lower-case letters"},
};

const Alphabet* alphabet_of(Option::Value value) {
    const auto found = std::ranges::find(alphabets, value, &Alphabet::value);
    return found == std::end(alphabets) ? nullptr : &*found;
}

void check_name(const Option& option, std::string_view text, std::span<const std::string_view> choices) {
    if (std::ranges::find(choices, text) == choices.end())
        throw UsageError(fmt::format("{}: found '{}', expected {}{}", option.name, text,
                                     fmt::join(choices, ", "), suggestion(text, choices)));
}

}  // namespace

void check_option(const Option& option, const Flag& flag, std::string_view text) {
    if (text.size() > longest_value)
        throw UsageError(
            fmt::format("{}: found {} bytes, expected at most {}", option.name, text.size(), longest_value));
    const auto expect = [&](bool fits, std::string_view expected) {
        if (!fits) throw UsageError(fmt::format("{}: found '{}', expected {}", option.name, text, expected));
    };
    switch (option.value) {
        using enum Option::Value;
        case toggle: return expect(text.empty() || text == "true" || text == "false", "true or false");
        case name: return check_name(option, text, choices_of(flag));
        case names: {
            const auto choices = choices_of(flag);
            for (std::string_view one : words_of(text, ',')) check_name(option, one, choices);
            return expect(!words_of(text, ',').empty(), "names, separated by commas");
        }
        case range:
        case cells:
        case cell_names:
        case words: {
            const Alphabet& alphabet = *alphabet_of(option.value);
            return expect(text.find_first_not_of(alphabet.characters) == text.npos, alphabet.expected);
        }
        case number:
        case budget:
        case board:
        case language:
        case candidate: return check_value(flag, text);
    }
}

std::string_view pattern_of(Option::Value value) {
    if (value == Option::Value::budget) return "^[0-9]+(us|ms|s|m|h|n)$";
    const Alphabet* const alphabet = alphabet_of(value);
    return alphabet ? alphabet->pattern : std::string_view();
}

std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            plain += text[i];
            continue;
        }
        const std::string_view digits = text.substr(i + 1, 2);
        unsigned byte = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (error != std::errc() || digits.size() < 2 || end != digits.data() + 2)
            throw UsageError(
                fmt::format("found '%{}' in the address, expected two digits after '%'", digits));
        plain += static_cast<char>(byte);
        i += 2;
    }
    return plain;
}

const Flag& flag_called(const Command& command, std::string_view name) {
    for (const auto flags : flags_of(command))
        for (const Flag& flag : flags)
            if (flag.name.substr(2) == name) return flag;
    throw std::logic_error(fmt::format("{} has no --{}", command.name, name));
}

std::vector<std::string> words_of_query(std::string_view query, const Command& command,
                                        std::span<const Option> options) {
    std::vector<std::string> words;
    for (std::string_view part : words_of(query, '&')) {
        const std::size_t sign = std::min(part.find('='), part.size());
        const std::string name = decoded(part.substr(0, sign));
        const std::string value = decoded(part.substr(std::min(sign + 1, part.size())));
        if (name.empty() && value.empty()) continue;
        const auto option = std::ranges::find(options, name, &Option::name);
        if (option == options.end()) {
            std::vector<std::string_view> names;
            for (const Option& one : options) names.push_back(one.name);
            throw UsageError(fmt::format("unknown option '{}'{}", name, suggestion(name, names)));
        }
        check_option(*option, flag_called(command, name), value);
        if (option->value != Option::Value::toggle)
            words.push_back(fmt::format("--{}={}", name, value));
        else if (value != "false")
            words.push_back("--" + name);
    }
    return words;
}

}  // namespace nonet::cli
