#include "rows/scales.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "frame/files.hpp"
#include "frame/values.hpp"
#include "frame/words.hpp"

namespace nonet::cli {
namespace {

// "my-class" of "folder/my-class.txt".
std::string name_of_file(std::string_view path) {
    path.remove_prefix(std::min(path.find_last_of('/') + 1, path.size()));
    return std::string(path.substr(0, path.find_last_of('.')));
}

std::string text_of_file(std::string_view path, Streams& io) {
    constexpr std::size_t longest = 1 << 20;
    auto file = open_file(std::string(path), io);
    if (!file)
        throw UsageError(fmt::format("--scale: {}: cannot open: {}{}", path, file.error(),
                                     suggestion(path, choices_of(flag::scale))));
    std::string text;
    for (;;) {
        char buffer[4096];
        const auto taken = (*file)->read(buffer, sizeof buffer);
        if (!taken) throw UsageError(fmt::format("--scale: {}: cannot read: {}", path, taken.error()));
        if (*taken == 0) return text;
        text.append(buffer, *taken);
        if (text.size() > longest)
            throw UsageError(fmt::format("--scale: {} is not a scale: it is larger than a megabyte", path));
    }
}

Scale scale_named(std::string_view name, Streams& io) {
    if (const Scale* known = find_scale(name)) return *known;
    auto scale = parse_scale(text_of_file(name, io), name_of_file(name));
    if (scale) return std::move(*scale);
    throw UsageError(fmt::format("--scale: {}:{}:{}: {}", name, scale.error().line, scale.error().column,
                                 scale.error().message()));
}

}  // namespace

std::vector<Scale> scales_by(const Args& args, Streams& io) {
    std::vector<Scale> scales;
    const auto names = args.value(flag::scales);
    if (!names) return scales;
    const std::vector<std::string> lists = args.values(flag::scale_without);
    std::vector<std::string_view> off;
    for (std::string_view list : lists)
        for (std::string_view id : words_of(list, ',')) off.push_back(id);
    for (std::string_view name : words_of(*names, ',')) {
        auto scale = without(scale_named(name, io), off);
        if (!scale) throw UsageError("--without: " + scale.error().message());
        if (std::ranges::find(scales, scale->name, &Scale::name) == scales.end())
            scales.push_back(std::move(*scale));
    }
    return scales;
}

std::optional<Scale> scale_by(const Args& args, Streams& io) {
    std::vector<Scale> scales = scales_by(args, io);
    if (scales.empty()) return std::nullopt;
    if (scales.size() > 1) throw UsageError("--scale takes only one scale here");
    if (scales.front().walk == Scale::Walk::se && scales.front().without.empty()) return std::nullopt;
    return std::move(scales.front());
}

std::optional<HodokuVersion> hodoku_of(const Scale& scale) {
    switch (scale.walk) {
        case Scale::Walk::hodoku_2_2: return HodokuVersion::v2_2;
        case Scale::Walk::hodoku_2_3: return HodokuVersion::v2_3;
        default: return std::nullopt;
    }
}

}  // namespace nonet::cli
