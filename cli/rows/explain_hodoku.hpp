#pragma once
// explain --scale hodoku: the path that HoDoKu takes.

#include "rows/row_command.hpp"

namespace nonet::cli {

Exit explain_by_hodoku(const Args& args, Streams& io);

}  // namespace nonet::cli
