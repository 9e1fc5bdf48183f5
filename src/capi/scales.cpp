#include "capi/scales.hpp"

#include "capi/translate.hpp"
#include "command/say.hpp"

namespace nonet::capi {
namespace {

Result<Scale> scale_named(std::string_view name) {
    if (const Scale* known = find_scale(name)) return *known;
    if (name.contains('\n')) return parse_scale(name);
    return std::unexpected(bad_argument(say("scale '{name}'", name),
                                        "se, hodoku, hodoku-2.2, hodoku-2.3, nonet, or the text of a scale"));
}

bool is_technique(std::string_view id) {
    if (find_technique(id) != nullptr) return true;
    for (const HodokuTechnique& technique : hodoku_techniques())
        if (technique.id == id) return true;
    return false;
}

}  // namespace

Result<Scale> scale_from(const char* scale, const char* without_ids) {
    auto found = scale_named(scale);
    if (!found) return found;
    std::vector<std::string_view> ids;
    for (std::string_view rest = without_ids ? without_ids : ""; !rest.empty();) {
        ids.push_back(rest.substr(0, rest.find(',')));
        rest.remove_prefix(std::min(ids.back().size() + 1, rest.size()));
        if (!is_technique(ids.back()))
            return std::unexpected(
                bad_argument(say("technique '{name}'", ids.back()), "an id of nonet_technique_id"));
    }
    return without(std::move(*found), ids);
}

}  // namespace nonet::capi
