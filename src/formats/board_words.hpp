#pragma once
// The words for the rules of boards.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace nonet::formats {

enum class Sign : std::uint8_t {
    x,
    falling,
    rising,
    windows,
    groups,
    asterisk,
    centre_dot,
    girandola,
    knight,
    king,
    nonconsecutive,
    repeats,
    classic,
    jigsaw,
    region,
    odd,
    even,
    minimum,
    maximum
};

// In small letters, without '-' and '_', except for diagonal- and diagonal+.
inline constexpr std::pair<std::string_view, Sign> words[] = {
    {"x", Sign::x},
    {"diagonals", Sign::x},
    {"xsudoku", Sign::x},
    {"diagonal-", Sign::falling},
    {"diagonal+", Sign::rising},
    {"windoku", Sign::windows},
    {"hyper", Sign::windows},
    {"hypersudoku", Sign::windows},
    {"disjoint", Sign::groups},
    {"disjointgroups", Sign::groups},
    {"disjointsets", Sign::groups},
    {"asterisk", Sign::asterisk},
    {"centredot", Sign::centre_dot},
    {"centerdot", Sign::centre_dot},
    {"girandola", Sign::girandola},
    {"knight", Sign::knight},
    {"antiknight", Sign::knight},
    {"king", Sign::king},
    {"antiking", Sign::king},
    {"nonconsecutive", Sign::nonconsecutive},
    {"anticonsecutive", Sign::nonconsecutive},
    {"repeats", Sign::repeats},
    {"norowcol", Sign::repeats},
    {"classic", Sign::classic},
    {"jigsaw", Sign::jigsaw},
    {"irregular", Sign::jigsaw},
    {"region", Sign::region},
    {"extraregion", Sign::region},
    {"odd", Sign::odd},
    {"even", Sign::even},
    {"min", Sign::minimum},
    {"minimum", Sign::minimum},
    {"max", Sign::maximum},
    {"maximum", Sign::maximum},
};

// Returns the rule that a word names, if any.
inline std::optional<Sign> sign_of(std::string_view word) {
    const auto* const found = std::ranges::find(words, word, &std::pair<std::string_view, Sign>::first);
    return found == std::end(words) ? std::nullopt : std::optional(found->second);
}

// Returns whether the word is followed by ':' and cells or labels.
inline bool takes_details(Sign sign) { return sign >= Sign::jigsaw; }

}  // namespace nonet::formats
