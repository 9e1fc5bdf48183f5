#pragma once
// Sources and destinations of bytes. Commands see only these, so tests can call them with strings.

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

    // Fills `buffer` with up to `size` bytes and returns their number; 0 at the end; a message for the user if reading
    // fails.
    virtual std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) = 0;

    // Returns whether read() would return immediately.
    virtual bool ready() { return true; }

    // Return the bytes taken so far from the file itself, before unpacking, and its size, 0 if unknown.
    virtual std::uint64_t taken() const { return 0; }
    virtual std::uint64_t size() const { return 0; }
};

class Output {
 public:
    enum class Condition {
        open,
        closed,  // the reader has gone away: not an error, but nothing more to do
        failed,  // for example, the disk is full
    };

    virtual ~Output() = default;
    virtual Condition write(
        std::string_view bytes) = 0;  // writes all bytes, or returns a condition that is permanent
    virtual std::string why() const { return {}; }  // after `failed`
};

struct Streams {
    Input& in;
    Output& out;
    Output& err;
    std::atomic<bool>& cancel;  // stops all work: set by Ctrl-C, or if the reader of the output has gone away
    int wake = -1;  // a file descriptor that becomes readable on Ctrl-C, so that no read keeps blocking
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool out_colour = false;
    bool err_colour = false;
    bool out_draws_boxes = false;  // standard output is a terminal that can show line-drawing characters
    bool is_request = false;       // over HTTP: no file may be opened, and no picture is decoded
};

// Writes to standard output; if that fails, prints the reason on standard error.
Exit print(Streams& io, std::string_view text);

}  // namespace nonet::cli
