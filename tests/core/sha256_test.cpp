#include "command/sha256.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

std::string hash(std::string_view text) { return hex(Sha256().add(text).digest()); }

TEST(Sha256, GivesThePublishedValues) {  // FIPS 180-4, the examples that NIST publishes with it
    EXPECT_EQ(hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hash(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, DoesNotDependOnThePieces) {
    const std::string text(300, 'x');
    for (std::size_t cut = 0; cut <= text.size(); ++cut)
        EXPECT_EQ(hex(Sha256().add(text.substr(0, cut)).add(text.substr(cut)).digest()), hash(text));
}

}  // namespace
}  // namespace nonet
