#pragma once
// Where bytes come from and where they go.  Commands see only these, so tests can call them with strings.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "frame/exit.hpp"

namespace nonet::cli {

class Input {
 public:
    virtual ~Input() = default;

    // Fills `buffer` with up to `size` bytes; 0 at the end; words for the user when reading fails.
    virtual std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) = 0;

    // Whether read() would return at once.
    virtual bool ready() { return true; }

    // Bytes taken so far from the file itself, before unpacking; and its size, 0 when that is unknown.
    virtual std::uint64_t taken() const { return 0; }
    virtual std::uint64_t size() const { return 0; }
};

class Output {
 public:
    enum class Condition {
        open,
        closed,  // the reader has gone away: no error, but nothing more to do
        failed,  // the disk is full, and the like
    };

    virtual ~Output() = default;
    virtual Condition write(std::string_view bytes) = 0;  // all of it, or a condition that stays
    virtual std::string why() const { return {}; }        // after `failed`
};

struct Streams {
    Input& in;
    Output& out;
    Output& err;
    std::atomic<bool>&
        cancel;     // stops all work: set by Ctrl-C, or when the reader of the output has gone away
    int wake = -1;  // a file descriptor that becomes readable on Ctrl-C, so that no read blocks on
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool out_colour = false;
    bool err_colour = false;
    bool out_draws_boxes =
        false;                   // standard output is a terminal that shows the letters boxes are drawn with
    bool may_open_files = true;  // whether open_file() may; a request over HTTP may not
};

// Writes to standard output, and says on standard error why it cannot.
Exit print(Streams& io, std::string_view text);

}  // namespace nonet::cli
