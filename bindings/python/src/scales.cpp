#include "scales.hpp"

#include <algorithm>

namespace nonet::python {
namespace {

std::vector<const Technique*> techniques_named(const Ids& ids) {
    std::vector<const Technique*> found;
    for (const std::string& id : ids) {
        found.push_back(find_technique(id));
        if (!found.back()) raise_argument("technique '" + id + "'", "an id of nonet.techniques()");
    }
    return found;
}

bool is_technique(std::string_view id) {
    return find_technique(id) != nullptr ||
           std::ranges::any_of(hodoku_techniques(), [&](const auto& one) { return one.id == id; });
}

// Returns the techniques of `order` that the lists leave.
std::vector<const Technique*> chosen_of(std::span<const Technique* const> order,
                                        const std::optional<Ids>& only, const Ids& without) {
    auto chosen = choose_techniques(techniques_named(only.value_or(Ids{})), techniques_named(without), order);
    if (chosen.empty() || (only && only->empty()))
        raise_argument("no technique left by only and without", "at least one");
    return chosen;
}

}  // namespace

Scale scale_named(const std::string& name, const Ids& without_ids) {
    std::vector<std::string_view> off;
    for (const std::string& id : without_ids) {
        if (!is_technique(id)) raise_argument("technique '" + id + "'", "an id of nonet.techniques()");
        off.push_back(id);
    }
    if (const Scale* known = find_scale(name)) return value_or_raise(without(*known, off));
    if (!name.contains('\n'))
        raise_argument("scale '" + name + "'",
                       "se, hodoku, hodoku-2.2, hodoku-2.3, nonet, or the text of a scale");
    return value_or_raise(without(value_or_raise(parse_scale(name)), off));
}

Asked asked_of(const Geometry& board, const std::string& scale, const std::optional<Ids>& only,
               const Ids& without) {
    if (board != Geometry::classic()) {
        if (scale != "se")
            throw Raised{{.code = Errc::unsupported,
                          .found = "a scale for the board '" + std::string(board.name()) + "'",
                          .expected = "none: scales are defined for the classic board"},
                         {}};
        auto chosen = chosen_of(board_order(), only, without);
        std::erase_if(chosen, [&](const Technique* one) { return !why_off(*one, board).empty(); });
        return {{}, std::move(chosen)};
    }
    if (scale == "se") return {{}, chosen_of(se_order(), only, without)};
    if (only) raise_argument("only together with a scale", "without, or a scale of these techniques");
    return {scale_named(scale, without), {}};
}

Path path_of(const Puzzle& puzzle, const Asked& asked, bool drop, const Limits& limits) {
    Path path = explain(asked.choice(), puzzle, limits);
    return drop ? pruned(std::move(path), limits) : path;
}

}  // namespace nonet::python
