// fast: what runs when no engine is named.
//
// The idea: choose once per call, never deeper, and let the chosen solver do all the work.  Every choice has
// to answer exactly as `scalar` does; only the time may differ.
//
// Cost: that of `scalar`, which is the only choice so far.

#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {

constinit const Engine engine::fast{
    "fast", "the quickest solver for this machine", "see scalar", true,
    [](const Puzzle& puzzle, Watch& watch) { engine::scalar.search(puzzle, watch); }};

}  // namespace nonet
