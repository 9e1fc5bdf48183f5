#include "rows/steps.hpp"

#include <algorithm>

#include "frame/args.hpp"

namespace nonet::cli {

Cells cells_by(const Args& args) { return args.value(flag::cells) == "a1" ? Cells::a1 : Cells::r1c1; }

std::vector<const Technique*> techniques_by(const Args& args, std::span<const Technique* const> otherwise) {
    const auto only = args.techniques(flag::only), without = args.techniques(flag::without);
    const auto is_in = [](const auto& list, const Technique* one) {
        return std::ranges::find(list, one) != list.end();
    };
    std::vector<const Technique*> chosen;
    for (const Technique* technique : args.has(flag::only) ? techniques() : otherwise)
        if ((only.empty() || is_in(only, technique)) && !is_in(without, technique))
            chosen.push_back(technique);
    if (chosen.empty()) throw UsageError("--only and --without leave no technique");
    return chosen;
}

Exit exit_of(Status status, Ending ending) {
    return ending == Ending::budget ? Exit::budget : exit_of(status);
}

}  // namespace nonet::cli
