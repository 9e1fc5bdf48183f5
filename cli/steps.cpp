#include "steps.hpp"

#include "args.hpp"

namespace nonet::cli {

Cells cells_by(const Args& args) { return args.value(flag::cells) == "a1" ? Cells::a1 : Cells::r1c1; }

}  // namespace nonet::cli
