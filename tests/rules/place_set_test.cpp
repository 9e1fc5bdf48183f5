// Sets of places with two words, and with enough for the largest board.

#include "rules/place_set.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace nonet::rules {
namespace {

template <std::size_t Words>
void count_and_list() {
    const std::vector<std::size_t> places{0, 5, 63, 64, 64 * Words - 1};
    PlaceSet<Words> set;
    EXPECT_TRUE(set.empty());
    EXPECT_FALSE(set.has_one());
    for (std::size_t i = 0; i < places.size(); ++i) {
        set.insert(places[places.size() - 1 - i]);
        EXPECT_EQ(set.size(), static_cast<int>(i) + 1);
        EXPECT_EQ(set.first(), places[places.size() - 1 - i]);
        EXPECT_EQ(set.has_one(), i == 0);
    }
    std::vector<std::size_t> listed;
    EXPECT_TRUE(set.all_of([&](std::size_t place) { return listed.push_back(place), true; }));
    EXPECT_EQ(listed, places);
    EXPECT_FALSE(set.all_of([&](std::size_t place) { return place != 64; }));
    for (std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{64}, std::size_t{65}, 64 * Words})
        EXPECT_EQ(PlaceSet<Words>::below(count).size(), static_cast<int>(count));
    EXPECT_EQ((set & PlaceSet<Words>::below(64)).size(), 3);
    EXPECT_EQ((set - PlaceSet<Words>::below(64)).first(), 64U);
    EXPECT_EQ((set - PlaceSet<Words>::of(63)) | PlaceSet<Words>::of(63), set);
}

TEST(PlaceSets, CountAndList) {
    count_and_list<few_words>();
    count_and_list<many_words>();
}

// Two digits in three places: one place has both.
TEST(PlaceSets, OfDigitsAreJoined) {
    const std::uint64_t words[] = {0b011, 0, 0b110, 0, 0b101, 0};
    const HeldPlaces<few_words> held(words, 2);
    EXPECT_EQ(held.of(1).first(), 1U);
    EXPECT_EQ(held.any(0b11).size(), 3);
    EXPECT_TRUE(held.any(0).empty());
    EXPECT_EQ(held.single().size(), 2);
}

}  // namespace
}  // namespace nonet::rules
