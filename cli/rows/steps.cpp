#include "rows/steps.hpp"

#include <fmt/format.h>

#include "frame/args.hpp"
#include "frame/words.hpp"

namespace nonet::cli {

Cells cells_by(const Args& args) { return args.value(flag::cells) == "a1" ? Cells::a1 : Cells::r1c1; }

std::vector<const Technique*> techniques_by(const Args& args, std::span<const Technique* const> otherwise) {
    for (const std::string& list : args.values(flag::without))
        for (std::string_view id : words_of(list, ','))
            if (!find_technique(id))
                throw UsageError(fmt::format(
                    "--without {}: only HoDoKu's scale has this technique: use --scale hodoku", id));
    const auto chosen =
        choose_techniques(args.techniques(flag::only), args.techniques(flag::without), otherwise);
    if (chosen.empty()) throw UsageError("--only and --without leave no technique");
    return chosen;
}

Exit exit_of(Status status, Ending ending) {
    return ending == Ending::budget ? Exit::budget : exit_of(status);
}

}  // namespace nonet::cli
