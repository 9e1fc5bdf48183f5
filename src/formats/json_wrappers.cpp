#include "formats/json_wrappers.hpp"

#include <algorithm>

#include "formats/fields.hpp"
#include "formats/json_members.hpp"
#include "formats/symbols.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::formats {
namespace {

constexpr auto npos = std::string_view::npos;

std::size_t record_in_value(std::string_view text, std::size_t value, int depth);

std::size_t record_in(std::string_view text, std::size_t at, int depth) {
    std::size_t inside = npos;
    // Looks at the value of a member, complete or not. Returns true if its key makes the object itself a record.
    const auto look_at = [&](const JsonMember& member) {
        const bool nested = holds_objects(member.value);
        if (nested && inside == npos)
            inside =
                record_in_value(text, static_cast<std::size_t>(member.value.data() - text.data()), depth);
        return !nested && puzzle_rank(member.key) != no_rank;
    };
    JsonMembers scan(text, at + 1);
    JsonMember member;
    while (scan.next(member))
        if (look_at(member)) return at;
    if (scan.failed_in_value() && look_at(member)) return at;
    return inside;
}

// Returns the record in a value that is an object, or in the first item of a value that is a list of objects.
std::size_t record_in_value(std::string_view text, std::size_t value, int depth) {
    const std::size_t object = skip_any(text, "[ \t\r\n", value);
    if (object == text.size()) return object;  // the list's first item is on the next line
    return depth < most_wrappers ? record_in(text, object, depth + 1) : npos;
}

}  // namespace

bool holds_objects(std::string_view value) {
    const std::size_t at = skip_any(value, "[ \t\r\n");
    return at == value.size() || value[at] == '{';
}

bool is_list_of_puzzles(std::string_view value) {
    if (!value.starts_with('[')) return false;
    const std::string_view item = value.substr(skip_any(value, " \t\r\n", 1));
    if (item.starts_with('"')) return std::min(item.find('"', 1), item.size()) > cell_count;
    return item.starts_with('[') && item.substr(skip_any(item, " \t\r\n", 1)).starts_with('[');
}

std::size_t first_record_in(std::string_view text, std::size_t at) { return record_in(text, at, 1); }

std::size_t skip_between_records(std::string_view text, std::size_t at) {
    for (;;) {
        at = skip_any(text, "[]}, \t\r\n", at);
        if (at == text.size() || text[at] != '"') return at;
        JsonMembers scan(text, at, true);
        JsonMember member;
        const bool whole = scan.next(member);
        if (!whole && !scan.failed_in_value()) return at;
        if (holds_objects(member.value)) {
            const auto value = static_cast<std::size_t>(member.value.data() - text.data());
            if (const std::size_t record = record_in_value(text, value, 1); record != npos) return record;
        } else if (puzzle_rank(member.key) != no_rank || solution_rank(member.key) != no_rank) {
            return at;
        }
        if (!whole) return at;
        at = member.end;
    }
}

}  // namespace nonet::formats
