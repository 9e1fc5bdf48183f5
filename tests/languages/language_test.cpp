#include "nonet/language.hpp"

#include <gtest/gtest.h>

#include <barrier>
#include <thread>
#include <vector>

#include "nonet/result.hpp"

namespace nonet {
namespace {

// A text with a form of its own in each language.
std::string made() { return Error{.found = "no cells", .expected = "a list of cells"}.message(); }
constexpr std::string_view english = "found no cells, expected a list of cells";
constexpr std::string_view german = "gefunden: keine Zellen; erwartet: eine Liste von Zellen";

template <class Ask>
auto on_another_thread(Ask ask) {
    decltype(ask()) answer;
    std::thread([&] { answer = ask(); }).join();
    return answer;
}

// Resets the language of the process, because other tests expect English.
class OfProcess : public ::testing::Test {
 protected:
    void TearDown() override { set_language(Language::english); }
};

TEST(LanguageFrom, TakesCodesWithARegionInAnyCase) {
    for (std::string_view code : {"de", "DE", "De", "de-AT", "DE_ch", "de_DE.UTF-8", "de-"})
        EXPECT_EQ(language_from(code), Language::german) << code;
    for (std::string_view code : {"en", "EN-us"}) EXPECT_EQ(language_from(code), Language::english) << code;
    for (std::string_view code : {"", "d", "e", "xx", "fr-CH", "deu", "de AT", "german", " de", "-de", "ed"})
        EXPECT_EQ(language_from(code), std::nullopt) << code;
}

TEST(LanguageFrom, TakesTheCodeOfEach) {
    EXPECT_EQ(code_of(Language::english), "en");
    EXPECT_EQ(code_of(Language::german), "de");
    for (Language one : {Language::english, Language::german}) EXPECT_EQ(language_from(code_of(one)), one);
}

TEST(InLanguage, HoldsWhileItLives) {
    EXPECT_EQ(language(), Language::english);
    EXPECT_EQ(made(), english);
    {
        const InLanguage chosen(Language::german);
        EXPECT_EQ(language(), Language::german);
        EXPECT_EQ(made(), german);
    }
    EXPECT_EQ(language(), Language::english);
    EXPECT_EQ(made(), english);
}

TEST(InLanguage, Nests) {
    const InLanguage outer(Language::german);
    {
        const InLanguage inner(Language::english);
        EXPECT_EQ(made(), english);
        {
            const InLanguage innermost(Language::german);
            EXPECT_EQ(made(), german);
        }
        EXPECT_EQ(made(), english);
    }
    EXPECT_EQ(made(), german);
}

TEST(InLanguage, LeavesOtherThreads) {
    const InLanguage chosen(Language::german);
    EXPECT_EQ(on_another_thread(made), english);
    EXPECT_EQ(on_another_thread([] {
                  const InLanguage own(Language::english);
                  return made();
              }),
              english);
    EXPECT_EQ(made(), german);
}

TEST(InLanguage, ThreadsDoNotMix) {
    constexpr int rounds = 100;
    int mixed[4] = {};
    std::barrier together(4);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([i, &together, &wrong = mixed[i]] {
            const bool in_german = i % 2 == 0;
            for (int round = 0; round < rounds; ++round) {
                const InLanguage chosen(in_german ? Language::german : Language::english);
                together.arrive_and_wait();
                if (made() != (in_german ? german : english)) ++wrong;
                together.arrive_and_wait();
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (int wrong : mixed) EXPECT_EQ(wrong, 0);
}

TEST_F(OfProcess, HoldsForAllThreads) {
    set_language(Language::german);
    EXPECT_EQ(language(), Language::german);
    EXPECT_EQ(made(), german);
    EXPECT_EQ(on_another_thread(made), german);
    set_language(Language::english);
    EXPECT_EQ(made(), english);
    EXPECT_EQ(on_another_thread(made), english);
}

TEST_F(OfProcess, GivesWayToThatOfAThread) {
    {
        const InLanguage chosen(Language::english);
        set_language(Language::german);
        EXPECT_EQ(made(), english);
        EXPECT_EQ(on_another_thread(made), german);
    }
    EXPECT_EQ(made(), german);
}

}  // namespace
}  // namespace nonet
