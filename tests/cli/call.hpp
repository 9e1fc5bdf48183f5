#pragma once
// Calls the command with strings.

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "frame/command.hpp"

namespace nonet::cli {

class StringInput : public Input {
 public:
    explicit StringInput(std::string_view text, std::size_t step = std::string_view::npos)
        : text_(text), step_(step) {}
    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override {
        const std::size_t count = text_.substr(0, std::min(size, step_)).copy(buffer, size);
        text_.remove_prefix(count);
        return count;
    }

 private:
    std::string_view text_;
    std::size_t step_;  // at most this many bytes at once
};

class StringOutput : public Output {
 public:
    Condition write(std::string_view bytes) override {
        if (state == Condition::open) text += bytes;
        return state;
    }
    std::string why() const override { return "the test says so"; }
    std::string text;
    Condition state = Condition::open;
};

struct Called {
    Exit exit;
    std::string out, err;
};

// `nonet WORDS...` with `input` as standard input; words are separated by single spaces.
inline Called call(std::string_view words, std::string_view input = {}) {
    StringInput in(input);
    StringOutput out, err;
    std::atomic<bool> cancel{false};
    Streams io{.in = in, .out = out, .err = err, .cancel = cancel};
    std::istringstream stream{std::string(words)};
    std::vector<std::string> owned;
    for (std::string word; stream >> word;) owned.push_back(word);
    const std::vector<std::string_view> args(owned.begin(), owned.end());
    const Exit exit = run(args, io);
    return {exit, out.text, err.text};
}

}  // namespace nonet::cli
