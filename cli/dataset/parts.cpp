#include "dataset/parts.hpp"
#include "frame/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace nonet::cli {

std::optional<std::uint32_t> millionths(std::string_view text) {
    constexpr std::size_t places = 6;
    constexpr std::uint32_t one = 1'000'000, greatest = 1000;
    const std::size_t dot = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, dot);
    const std::string_view rest = text.substr(std::min(dot + 1, text.size()));
    if (whole.size() + rest.size() == 0 || whole.size() > 4 || rest.size() > places) return std::nullopt;
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < whole.size() + places; ++i) {
        const std::size_t after = i - whole.size();
        const char c = i < whole.size() ? whole[i] : after < rest.size() ? rest[after] : '0';
        if (c < '0' || c > '9') return std::nullopt;
        number = 10 * number + static_cast<std::uint64_t>(c - '0');
    }
    if (number > std::uint64_t{greatest} * one) return std::nullopt;
    return static_cast<std::uint32_t>(number);
}

Parts Parts::read(const Flag& flag, std::string_view text, std::uint64_t seed) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    Parts parts{.names = {}, .shares = {}, .seed = seed};
    for (std::string_view word : words_of(text, ',')) {
        const std::size_t sign = std::min(word.find('='), word.size());
        const std::string name(word.substr(0, sign));
        const auto share = millionths(word.substr(std::min(sign + 1, word.size())));
        if (name.empty() || name.find_first_not_of(letters) != std::string::npos || !share)
            throw UsageError(
                fmt::format("{}: found '{}', expected a name and a share like train=0.8", flag.name, word));
        if (std::ranges::find(parts.names, name) != parts.names.end())
            throw UsageError(fmt::format("{}: found '{}' twice", flag.name, name));
        parts.names.push_back(name);
        parts.shares.push_back(*share);
    }
    if (!sum_of_shares(parts.shares))
        throw UsageError(fmt::format("{}: expected shares with a sum between 0 and 4294", flag.name));
    return parts;
}

std::vector<std::string> Parts::file_names(std::string_view extension) const {
    std::vector<std::string> files;
    for (const std::string& name : names) files.push_back(name + std::string(extension));
    return files;
}

void write_files(JsonObject& manifest, const Workplace& workplace, const Parts& parts,
                 std::string_view extension, const std::vector<std::uint64_t>& rows) {
    std::size_t i = 0;
    manifest.objects("files", parts.file_names(extension), [&](JsonObject& file, const std::string& name) {
        file.text("file", name).number("rows", rows[i]).number("bytes", workplace.size(i));
        file.text("sha256", workplace.sha256(i));
        ++i;
    });
}

}  // namespace nonet::cli
