#include "rows/scales.hpp"

#include "frame/words.hpp"

namespace nonet::cli {

Scales scales_by(const Args& args) {
    const auto names = args.value(flag::scales);
    if (!names) return {};
    Scales scales{.se = false, .hodoku = {}};
    for (std::string_view name : words_of(*names, ',')) {
        const auto version = find_hodoku(name);
        if (version && scales.hodoku && *scales.hodoku != *version)
            throw UsageError("--scale takes one version of HoDoKu");
        if (version)
            scales.hodoku = version;
        else
            scales.se = true;
    }
    return scales;
}

}  // namespace nonet::cli
