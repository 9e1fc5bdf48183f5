#include "web/query.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "frame/args.hpp"
#include "frame/words.hpp"

namespace nonet::cli {

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
                fmt::format("found '%{}' in the address, expected two digits behind '%'", digits));
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
                                        std::span<const std::string_view> names) {
    std::vector<std::string> words;
    for (std::string_view part : words_of(query, '&')) {
        const std::size_t sign = std::min(part.find('='), part.size());
        const std::string name = decoded(part.substr(0, sign));
        const std::string value = decoded(part.substr(std::min(sign + 1, part.size())));
        if (name.empty() && value.empty()) continue;
        if (std::ranges::find(names, name) == names.end())
            throw UsageError(fmt::format("unknown option '{}'{}", name, suggestion(name, names)));
        if (flag_called(command, name).kind != Flag::Kind::toggle)
            words.push_back(fmt::format("--{}={}", name, value));
        else if (value.empty() || value == "true")
            words.push_back("--" + name);
        else if (value != "false")
            throw UsageError(fmt::format("{}: found '{}', expected true or false", name, value));
    }
    return words;
}

}  // namespace nonet::cli
