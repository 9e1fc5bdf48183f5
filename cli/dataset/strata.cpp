#include "dataset/strata.hpp"
#include "frame/words.hpp"

#include <fmt/format.h>

namespace nonet::cli {
std::vector<Stratum> read_strata(const Flag& flag, std::string_view text, const Counted& scale) {
    std::vector<Stratum> strata;
    for (std::string_view word : words_of(text, ',')) {
        const Range range = range_of(flag, word, scale);
        for (const Stratum& other : strata)
            if (other.range.lowest <= range.highest && range.lowest <= other.range.highest)
                throw UsageError(fmt::format("{}: {} and {} overlap", flag.name, other.name, word));
        strata.push_back({std::string(word), range});
    }
    if (strata.empty()) throw UsageError(fmt::format("{}: expected at least one range", flag.name));
    return strata;
}

}  // namespace nonet::cli
