#pragma once
// What is said on standard error about places in the input.  Of a kind the first ones are printed and the others counted:
// a million lines that are wrong in the same way are told once.  Answers are no messages; they are never counted away.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

// Where something is: "file:line:column".
struct Spot {
    std::string file;
    std::uint64_t line = 1, column = 1;

    std::string text() const;
};

// Messages in their order, of one batch or several.
class Messages {
 public:
    // severity   "error", "warning": what stands before the text
    // colour     of the severity
    void add(const Spot& spot, std::string_view severity, std::string_view text, bool colour);

    bool shows_all = false;  // keeps all of them

 private:
    friend class MessageDesk;
    // Messages are of a kind when they differ in numbers and in what is quoted only.
    struct Kind {
        std::string severity, pattern;
        std::uint64_t count = 0;
        Spot printed, last;  // the last one printed, the last one of all
    };
    struct Line {
        std::size_t kind;
        std::string text;
        Spot spot;
    };
    std::vector<Kind> kinds_;  // in the order of their first message
    std::vector<Line> lines_;  // those kept
};

// Where the messages of a whole run go through.
class MessageDesk {
 public:
    static constexpr std::uint64_t most_of_a_kind = 20;

    explicit MessageDesk(bool shows_all) : shows_all_(shows_all) {}

    // What is to be printed of these; they are gone from the list.
    [[nodiscard]] std::string take(Messages& messages);

    // At the end: a line for each kind of which some were not printed.
    [[nodiscard]] std::string rest() const;

 private:
    const bool shows_all_;
    std::vector<Messages::Kind> kinds_;
};

}  // namespace nonet::cli
