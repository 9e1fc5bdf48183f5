#pragma once
// Reads a file that a run with --shard wrote (shard.hpp describes the form).

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "command/sha256.hpp"
#include "frame/exit.hpp"
#include "frame/streams.hpp"

namespace nonet::cli {

// The error of a shard file: "file:line: error: found ..., expected ...".
class BadShard : public std::runtime_error {
 public:
    BadShard(const std::string& path, std::uint64_t line, const std::string& found,
             const std::string& expected);
    BadShard(const std::string& path, const std::string& why);  // the file cannot be read
    Exit exit() const { return exit_; }

 private:
    Exit exit_;
};

class ShardFile {
 public:
    // Reads the whole file, and checks that it is complete. Throws BadShard.
    ShardFile(std::string path, const Streams& io);

    struct Head {
        std::uint64_t part = 0, parts = 0;  // the first part is 0
        std::string run;                    // the rest of the line: the same in all parts of a run
    };
    struct Tail {
        std::uint64_t line = 0;  // of the file
        std::uint64_t records = 0;
        std::string input;  // "records=... input=...": the same in all parts of a run
        Exit exit = Exit::done;
    };
    struct Frame {
        std::uint64_t first, done;
    };

    const std::string& path() const { return path_; }
    const Head& head() const { return head_; }
    const Tail& tail() const { return tail_; }

    // Move to the first frame, and to the next one.
    void rewind(const Streams& io);
    void next();
    const std::optional<Frame>& frame() const { return frame_; }  // none after the last
    const std::string& rows() const { return rows_; }

 private:
    void open(const Streams& io);
    bool fill();
    std::string take_line();
    std::string take_bytes(std::uint64_t count);
    void read_head();
    void read_tail(const std::string& line);
    [[noreturn]] void bad(const std::string& found, const std::string& expected) const;

    std::string path_;
    Head head_;
    Tail tail_;
    std::optional<Frame> frame_;
    std::string rows_;

    // State of reading.
    std::unique_ptr<Input> input_;
    std::string buffer_;
    std::size_t used_ = 0;
    std::uint64_t line_ = 0;  // the number of the line last taken
    Sha256 sum_;              // of all bytes before that line
    std::string last_line_;
};

}  // namespace nonet::cli
