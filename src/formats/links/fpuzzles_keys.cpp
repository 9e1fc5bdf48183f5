// The keys of f-puzzles' JSON that are not among nonet's rules.

#include <algorithm>

#include "formats/links/fpuzzles.hpp"
#include "formats/links/fpuzzles_words.hpp"

namespace nonet::formats {
namespace {

// Keys without a meaning for the puzzle.
constexpr std::string_view silent_keys[] = {"size",
                                            "title",
                                            "author",
                                            "ruleset",
                                            "grid",
                                            "solution",
                                            "negative",
                                            "disabledlogic",
                                            "truecandidatesoptions",
                                            "highlightConflicts",
                                            "successMessage",
                                            "nonconsecutive",
                                            "metadata",
                                            "id",
                                            "version",
                                            "extraregion"};
constexpr std::string_view drawn_keys[] = {"text", "line", "rectangle", "circle", "cage"};

}  // namespace

void note_other_keys(const JsonNode& root, Import& import) {
    const auto known = [](std::string_view key) {
        const auto has = [&](const auto& list) { return std::ranges::find(list, key) != std::end(list); };
        return has(silent_keys) ||
               std::ranges::find(fpuzzles_words, key, &FpuzzlesWord::key) != std::end(fpuzzles_words) ||
               std::ranges::find(fpuzzles_flags, key, &FpuzzlesFlag::key) != std::end(fpuzzles_flags) ||
               std::ranges::find(fpuzzles_cells, key, &FpuzzlesFlag::key) != std::end(fpuzzles_cells);
    };
    for (std::size_t i = 0; i < root.keys.size(); ++i) {
        const std::string& key = root.keys[i];
        const JsonNode& node = root.items[i];
        if (node.is_nothing() || known(key)) continue;
        const int count = node.kind == JsonNode::Kind::list ? static_cast<int>(node.items.size()) : 1;
        if (std::ranges::find(drawn_keys, key) != std::end(drawn_keys))
            import.lose(key, only_drawn, false, count);
        else if (key.starts_with("fog"))
            import.lose("fog", "it hides cells during play and is not a rule", false, 1);
        else
            import.lose(key, unknown_key, true, count);
    }
}

}  // namespace nonet::formats
