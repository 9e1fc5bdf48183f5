// nonet_set_language.

#include <gtest/gtest.h>

#include <string>
#include <thread>

#include "nonet/language.hpp"
#include "nonet/nonet.h"

namespace nonet {
namespace {

// Every other test expects English.
class CLanguage : public testing::Test {
 protected:
    void TearDown() override { EXPECT_EQ(nonet_set_language("en", nullptr), NONET_OK); }
};

// The message of an error whose parts each language has.
std::string message() {
    nonet_puzzle* puzzle = nullptr;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_NE(nonet_puzzle_read("4x4", "1234x", 5, &puzzle, &error), NONET_OK);
    return error.message;
}

constexpr const char* english = "found ";
constexpr const char* german = "gefunden: ";

std::string beginning(const char* of) { return message().substr(0, std::string(of).size()); }

TEST_F(CLanguage, ChangesTheTextsOfAllThreads) {
    EXPECT_EQ(beginning(english), english);
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_set_language("de", &error), NONET_OK);
    EXPECT_EQ(error.code, NONET_OK);
    EXPECT_EQ(beginning(german), german);
    std::thread([] { EXPECT_EQ(beginning(german), german); }).join();
    EXPECT_EQ(nonet_set_language("en", &error), NONET_OK);
    EXPECT_EQ(beginning(english), english);
}

TEST_F(CLanguage, TakesRegions) {
    for (const char* code : {"de-AT", "DE", "de_CH.UTF-8"}) {
        EXPECT_EQ(nonet_set_language("en", nullptr), NONET_OK);
        EXPECT_EQ(nonet_set_language(code, nullptr), NONET_OK) << code;
        EXPECT_EQ(beginning(german), german) << code;
    }
}

TEST_F(CLanguage, OtherCodesAreErrorsAndChangeNothing) {
    EXPECT_EQ(nonet_set_language("de", nullptr), NONET_OK);
    for (const char* code : {"xx", "", "d", "german", "en us", static_cast<const char*>(nullptr)}) {
        SCOPED_TRACE(code ? code : "NULL");
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_set_language(code, &error), NONET_BAD_ARGUMENT);
        EXPECT_EQ(error.code, NONET_BAD_ARGUMENT);
        EXPECT_NE(std::string(error.message).find(code ? code : "keine Sprache"), std::string::npos)
            << error.message;
        EXPECT_EQ(nonet_set_language(code, nullptr), NONET_BAD_ARGUMENT);
        EXPECT_EQ(language(), Language::german);
        EXPECT_EQ(beginning(german), german);
    }
}

}  // namespace
}  // namespace nonet
