#include "flow/progress.hpp"

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(Progress, SaysNothingOfTheTimeLeftOnceAllIsRead) {
    EXPECT_EQ(part_done(3, 0.5), "50 %, 3.00 s left");
    EXPECT_EQ(part_done(3, 0.999), "99 %, 3.00 ms left");
    EXPECT_EQ(part_done(3, 1), "all input read, computing the last answers");
}

}  // namespace
}  // namespace nonet::cli
