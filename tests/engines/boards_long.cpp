// Ten thousand small boards of every kind of rule: every engine against the results of brute force.

#include "engine_search.hpp"

namespace nonet::testing {
namespace {

TEST(EnginesOnBoardsLong, FindTheSolutionsThatAreSeenByTrying) { expect_solutions_seen_by_trying(10'000, 4); }

}  // namespace
}  // namespace nonet::testing
