#include "rows/steps.hpp"

#include "frame/args.hpp"

namespace nonet::cli {

Cells cells_by(const Args& args) { return args.value(flag::cells) == "a1" ? Cells::a1 : Cells::r1c1; }

std::vector<const Technique*> techniques_by(const Args& args, std::span<const Technique* const> otherwise) {
    const auto chosen =
        choose_techniques(args.techniques(flag::only), args.techniques(flag::without), otherwise);
    if (chosen.empty()) throw UsageError("--only and --without leave no technique");
    return chosen;
}

Exit exit_of(Status status, Ending ending) {
    return ending == Ending::budget ? Exit::budget : exit_of(status);
}

}  // namespace nonet::cli
