// The scales that are known by name, and the name of any scale.

#include <algorithm>
#include <array>

#include "core/say.hpp"
#include "nonet/contract.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/rate.hpp"
#include "scales/nonet_1.hpp"

namespace nonet {
namespace {

Scale se() {
    Scale scale{.name = "se-1.2.1", .title = std::string(rating_scale), .walk = Scale::Walk::se};
    for (const Technique* technique : se_order())
        scale.entries.push_back(
            {.technique = technique->id, .found_by = technique, .difficulty = technique->ratings.se});
    return scale;
}

// HoDoKu has levels for techniques and for scores, so the difficulty of a step determines no level.
Scale hodoku(HodokuVersion version, Scale::Walk walk) {
    Scale scale{.name = version == HodokuVersion::v2_2 ? "hodoku-2.2" : "hodoku-2.3",
                .title = std::string(scale_of(version)),
                .walk = walk};
    for (const HodokuTechnique& technique : hodoku_techniques())
        if (technique.on)
            scale.entries.push_back({.technique = technique.id,
                                     .found_by = find_technique(technique.id),
                                     .difficulty = static_cast<double>(technique.score)});
    return scale;
}

Scale own() {
    auto scale = parse_scale(nonet_1_text);
    NONET_EXPECT(scale.has_value());
    scale->title = "nonet 1";
    return std::move(*scale);
}

const std::array<Scale, 4>& known() {
    static const std::array<Scale, 4> list{se(), hodoku(HodokuVersion::v2_2, Scale::Walk::hodoku_2_2),
                                           hodoku(HodokuVersion::v2_3, Scale::Walk::hodoku_2_3), own()};
    return list;
}

}  // namespace

std::span<const Scale> scales() { return known(); }

const Scale* find_scale(std::string_view name) noexcept {
    for (const Scale& scale : known())
        if (scale.name == name) return &scale;
    for (const Scale& scale : known())  // of several versions the first
        if (scale.name.starts_with(name) && scale.name.size() > name.size() && scale.name[name.size()] == '-')
            return &scale;
    return nullptr;
}

Result<Scale> without(Scale scale, std::span<const std::string_view> ids) {
    for (std::string_view id : ids) {
        const bool had = std::erase_if(scale.entries, [&](const ScaleEntry& e) { return e.technique == id; });
        if (had) scale.without.emplace_back(id);
    }
    if (!scale.entries.empty()) return scale;
    return std::unexpected(Error{.code = Errc::bad_argument,
                                 .found = say("no technique left of {scale}", scale.title),
                                 .expected = "at least one"});
}

std::string stamp_of(const Scale& scale) {
    std::string stamp = scale.title;
    for (std::size_t i = 0; i < scale.without.size(); ++i)
        (stamp += i == 0 ? " without " : i + 1 == scale.without.size() ? " and " : ", ") += scale.without[i];
    return stamp;
}

std::string_view level_of(const Scale& scale, double difficulty) noexcept {
    std::string_view name;
    for (const ScaleLevel& level : scale.levels)
        if (level.from <= difficulty || name.empty()) name = level.name;
    return name;
}

}  // namespace nonet
