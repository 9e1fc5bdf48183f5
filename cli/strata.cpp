#include "strata.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace nonet::cli {
namespace {

// "24", or in tenths "2.4".
std::optional<int> read_bound(std::string_view text, bool tenths) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    if (tenths ? dot + 2 != text.size() : dot != text.size()) return std::nullopt;
    int number = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i == dot) continue;
        if (text[i] < '0' || text[i] > '9' || number > 1000) return std::nullopt;
        number = 10 * number + (text[i] - '0');
    }
    return text.empty() ? std::nullopt : std::optional(number);
}

}  // namespace

std::vector<Stratum> read_strata(const Flag& flag, std::string_view text, bool tenths) {
    std::vector<Stratum> strata;
    for (std::string_view word : words_of(text, ',')) {
        const std::size_t dots = word.find("..");
        const auto fewest = read_bound(word.substr(0, dots), tenths);
        const auto most = dots == std::string_view::npos ? fewest : read_bound(word.substr(dots + 2), tenths);
        if (!fewest || !most || *fewest > *most)
            throw UsageError(fmt::format("{}: found '{}', expected a range like {}", flag.name, word,
                                         tenths ? "1.2..2.0 or 7.1" : "22..23 or 24"));
        strata.push_back({std::string(word), *fewest, *most});
        for (std::size_t i = 0; i + 1 < strata.size(); ++i)
            if (strata[i].fewest <= *most && *fewest <= strata[i].most)
                throw UsageError(fmt::format("{}: {} and {} overlap", flag.name, strata[i].name, word));
    }
    if (strata.empty()) throw UsageError(fmt::format("{}: expected at least one range", flag.name));
    return strata;
}

}  // namespace nonet::cli
