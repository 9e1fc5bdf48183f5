#pragma once
// explain --scale hodoku: the path that HoDoKu takes.

#include "nonet/more/scales.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {

Exit explain_by_hodoku(const Args& args, Streams& io, const Scale& scale);

}  // namespace nonet::cli
