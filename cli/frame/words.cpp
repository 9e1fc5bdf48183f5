#include "frame/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

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

}  // namespace

std::string did_you_mean(std::string_view name) { return fmt::format("; did you mean '{}'?", name); }

std::string suggestion(std::string_view typed, std::span<const std::string_view> names) {
    const auto nearest =
        std::ranges::min_element(names, {}, [&](auto name) { return distance(typed, name); });
    if (nearest == names.end()) return {};
    // Up to a third of the letters may be wrong; a beginning of the word is a hint too.
    const bool close =
        nearest->size() > 1 && distance(typed, *nearest) <= std::max<std::size_t>(1, nearest->size() / 3);
    if (close) return did_you_mean(*nearest);
    const auto longer = std::ranges::find_if(names, [&](auto name) { return name.starts_with(typed); });
    if (longer == names.end() || typed.size() < 2) return {};
    return did_you_mean(*longer);
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
