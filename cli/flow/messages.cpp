#include "flow/messages.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "flow/progress.hpp"
#include "frame/flags.hpp"
#include "frame/words.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t most_kinds = 64;  // all further kinds are counted as one

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Returns a text without its numbers and quoted parts.
std::string pattern_of(std::string_view text) {
    std::string pattern;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool in_number = is_digit(text[i]);
        if (!in_number || !pattern.ends_with('#')) pattern += in_number ? '#' : text[i];
        if (text[i] == '\'') i = std::min(text.find('\'', i + 1), text.size());
    }
    return pattern;
}

// Returns the index of a kind in the list; adds a new kind.
template <class Kinds>
std::size_t place_in(Kinds& kinds, std::string_view severity, std::string_view pattern) {
    const auto same = [&](const auto& kind) { return kind.severity == severity && kind.pattern == pattern; };
    const auto found = std::ranges::find_if(kinds, same);
    const auto place = static_cast<std::size_t>(found - kinds.begin());
    if (found == kinds.end() && kinds.size() < most_kinds)
        kinds.push_back({.severity = std::string(severity), .pattern = std::string(pattern)});
    return std::min(place, most_kinds - 1);
}

}  // namespace

std::string Spot::text() const { return fmt::format("{}:{}:{}", file, line, column); }

void Messages::add(const Spot& spot, std::string_view severity, std::string_view text, bool colour) {
    const std::size_t place = place_in(kinds_, severity, pattern_of(text));
    Kind& kind = kinds_[place];
    kind.last = spot;
    if (++kind.count > MessageDesk::most_of_a_kind && !shows_all) return;
    const std::string_view on = colour ? "\x1b[1;31m" : "", off = colour ? "\x1b[0m" : "";
    std::string where = spot.text(), what(text);
    escape_controls(where);
    escape_controls(what);
    lines_.push_back({place, fmt::format("{}: {}{}:{} {}\n", where, on, severity, off, what), spot});
}

std::string MessageDesk::take(Messages& messages) {
    std::vector<std::size_t> places;
    for (const auto& kind : messages.kinds_) places.push_back(place_in(kinds_, kind.severity, kind.pattern));
    std::string text;
    std::vector<std::uint64_t> room;
    for (std::size_t place : places)
        room.push_back(most_of_a_kind - std::min(most_of_a_kind, kinds_[place].count));
    for (const auto& line : messages.lines_) {
        if (!shows_all_ && room[line.kind] == 0) continue;
        if (!shows_all_) --room[line.kind];
        text += line.text;
        kinds_[places[line.kind]].printed = line.spot;
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        kinds_[places[i]].count += messages.kinds_[i].count;
        kinds_[places[i]].last = messages.kinds_[i].last;
    }
    messages.kinds_.clear();
    messages.lines_.clear();
    return text;
}

std::string MessageDesk::rest() const {
    std::string text;
    for (const auto& kind : kinds_) {
        if (shows_all_ || kind.count <= most_of_a_kind) continue;
        const std::uint64_t more = kind.count - most_of_a_kind;
        text += fmt::format("nonet: and {} more {}{} like that of {}, the last at {} ({} prints all)\n",
                            with_commas(more), kind.severity, more == 1 ? "" : "s", kind.printed.text(),
                            kind.last.text(), flag::all_messages.name);
    }
    return text;
}

}  // namespace nonet::cli
