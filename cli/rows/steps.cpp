#include "rows/steps.hpp"

#include "frame/args.hpp"

namespace nonet::cli {

Cells cells_by(const Args& args) { return args.value(flag::cells) == "a1" ? Cells::a1 : Cells::r1c1; }

Exit exit_of(Status status, Ending ending) {
    return ending == Ending::budget ? Exit::budget : exit_of(status);
}

}  // namespace nonet::cli
