#pragma once
// Messages on standard error about places in the input. The first messages of a kind are printed and the others
// counted, so that a million lines with the same mistake do not fill the screen. Answers are not messages and are never
// left out.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

// A place: "file:line:column".
struct Spot {
    std::string file;
    std::uint64_t line = 1, column = 1;

    std::string text() const;
};

// Messages in order, of one or more batches.
class Messages {
 public:
    //   severity   "error", "warning": the prefix of the text
    //   colour     of the severity
    void add(const Spot& spot, std::string_view severity, std::string_view text, bool colour);

    bool shows_all = false;  // keeps every message

 private:
    friend class MessageDesk;
    // Messages are of the same kind if they differ only in numbers and quoted text.
    struct Kind {
        std::string severity, pattern;
        std::uint64_t count = 0;
        Spot printed, last;  // the last one printed, the last one overall
    };
    struct Line {
        std::size_t kind;
        std::string text;
        Spot spot;
    };
    std::vector<Kind> kinds_;  // in the order of their first message
    std::vector<Line> lines_;  // the kept lines
};

// Collects the messages of a whole run.
class MessageDesk {
 public:
    static constexpr std::uint64_t most_of_a_kind = 20;

    explicit MessageDesk(bool shows_all) : shows_all_(shows_all) {}

    // Returns the text to print, and removes the messages from the list.
    [[nodiscard]] std::string take(Messages& messages);

    // Returns the final lines, one for each kind with unprinted messages.
    [[nodiscard]] std::string rest() const;

 private:
    const bool shows_all_;
    std::vector<Messages::Kind> kinds_;
};

}  // namespace nonet::cli
