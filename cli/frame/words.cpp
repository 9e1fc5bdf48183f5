#include "frame/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace nonet::cli {
namespace {

// Returns the edit distance of two words: the number of letters to add, drop, change or swap with a neighbour.
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

// Returns the size of the printable character at the front of the text; 0 for a control character.
std::size_t printable_size(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) {
        const bool ends_line = text[0] == '\n' || text.starts_with("\r\n");
        return (byte(0) >= 0x20 && byte(0) != 0x7f) || text[0] == '\t' || ends_line ? 1 : 0;
    }
    const std::size_t size = byte(0) < 0xc2   ? 0
                             : byte(0) < 0xe0 ? 2
                             : byte(0) < 0xf0 ? 3
                             : byte(0) < 0xf5 ? 4
                                              : 0;
    bool is_utf8 = size != 0 && size <= text.size();
    for (std::size_t i = 1; is_utf8 && i < size; ++i) is_utf8 = (byte(i) & 0xc0) == 0x80;
    if (!is_utf8) return byte(0) < 0xa0 ? 0 : 1;  // possibly Latin-1
    const bool is_control = byte(0) == 0xc2 && byte(1) < 0xa0;
    return is_control ? 0 : size;
}

}  // namespace

void escape_controls(std::string& text, std::size_t from) {
    while (from < text.size() && printable_size(std::string_view(text).substr(from)) != 0)
        from += printable_size(std::string_view(text).substr(from));
    if (from == text.size()) return;
    const std::string rest = text.substr(from);
    text.resize(from);
    for (std::string_view left = rest; !left.empty();) {
        const std::size_t size = printable_size(left);
        if (size != 0)
            text += left.substr(0, size);
        else
            text += fmt::format("\\x{:02x}", static_cast<unsigned char>(left[0]));
        left.remove_prefix(std::max<std::size_t>(size, 1));
    }
}

std::string did_you_mean(std::span<const std::string_view> names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += fmt::format("{}'{}'",
                            i == 0                  ? "; did you mean "
                            : i + 1 == names.size() ? " or "
                                                    : ", ",
                            names[i]);
    return names.empty() ? text : text + '?';
}

std::string suggestion(std::string_view typed, std::span<const std::string_view> names) {
    std::vector<std::string_view> close;
    for (std::string_view name : names) {
        // Up to a third of the letters may be wrong; a prefix also counts.
        const bool is_prefix = typed.size() > 1 && name.starts_with(typed);
        const bool is_near =
            name.size() > 1 && distance(typed, name) <= std::max<std::size_t>(1, name.size() / 3);
        if (is_prefix || is_near) close.push_back(name);
    }
    std::ranges::stable_sort(close, {}, [&](std::string_view name) { return distance(typed, name); });
    constexpr std::size_t most = 3;
    return did_you_mean(std::span(close).first(std::min(close.size(), most)));
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
