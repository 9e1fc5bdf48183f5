#include "flow/spool.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "platform/descriptors.hpp"
#include "support/system.hpp"

namespace nonet::cli {
namespace {

// Bytes that encode their position.
std::string numbers(std::size_t first, std::size_t count) {
    std::string text;
    for (std::size_t i = first; i < first + count; ++i) text += std::to_string(1'000'000 + i);
    return text;
}

TEST(Spool, GivesBackWhatItTook) {
    for (std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{1000}, std::size_t{200'000}, std::size_t{449'390}}) {
        std::atomic<bool> cancel{false};
        Spool spool(cancel);
        constexpr std::size_t step = 1000;
        for (std::size_t i = 0; i < count; i += step) spool.append(numbers(i, std::min(step, count - i)));
        std::string all;
        spool.read_all([&](std::string_view piece) { all += piece; });
        ASSERT_TRUE(all == numbers(0, count)) << count;
        EXPECT_EQ(spool.size(), all.size());
        // Also across the boundary between the file and the part in memory.
        for (std::size_t at = 0; at + 8 < all.size(); at += 60'000) {
            std::string part(8, ' ');
            ASSERT_TRUE(spool.read(at, part.data(), part.size()));
            ASSERT_EQ(part, all.substr(at, 8)) << at;
            ASSERT_TRUE(spool.read(at, part.data(), 1));
            ASSERT_EQ(part[0], all[at]) << at;
        }
        EXPECT_FALSE(cancel.load());
    }
}

TEST(Spool, LeavesNothing) {
    const auto folder = testing::make_temporary_folder();
    {
        const testing::TemporaryFilesIn here(folder.string());
        std::atomic<bool> cancel{false};
        Spool spool(cancel);
        spool.append(std::string((1 << 20) + 1, 'x'));
        EXPECT_EQ(spool.trouble(), "");
    }
    EXPECT_TRUE(std::filesystem::is_empty(folder));
    std::filesystem::remove_all(folder);
}

TEST(Spool, SaysThatTheDiskFails) {
    const testing::TemporaryFilesIn missing("/no/such/folder");
    std::atomic<bool> cancel{false};
    Spool spool(cancel);
    spool.append(std::string(1 << 20, 'x'));
    EXPECT_EQ(spool.trouble(), "");  // this amount needs no file
    spool.append("x");
    EXPECT_EQ(spool.trouble(), "nonet: cannot make a temporary file in " + platform::temporary_folder() +
                                   ": No such file or directory\n");
    EXPECT_TRUE(cancel.load());
    char byte = 0;
    EXPECT_FALSE(spool.read(0, &byte, 1));
}

}  // namespace
}  // namespace nonet::cli
