#pragma once
// The links of a chain: bent arrows from candidate to candidate.

#include "draw/board.hpp"

namespace nonet {

void draw_links(Canvas& canvas, const Chain& chain, const board::Places& places);

}  // namespace nonet
