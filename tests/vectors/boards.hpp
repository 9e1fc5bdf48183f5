#pragma once
// Questions about puzzles of other boards.  The last argument of each has the key `board`.

namespace nonet {

// 0, or 1 where they could not be written.
int print_board_vectors();

}  // namespace nonet
