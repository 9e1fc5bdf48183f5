#pragma once
// Runs another program as a whole: text in, text out, and the time it took.

#include <atomic>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "measure/measure.hpp"

namespace nonet::cli {

// A file in memory that programs read and write.
class MemoryFile {
 public:
    explicit MemoryFile(std::string_view content);
    ~MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    int descriptor() const { return descriptor_; }
    void clear();
    void rewind();
    std::uint64_t count_lines();

 private:
    int descriptor_;
};

struct ChildEnd {
    int code = 0;  // the exit code; 128 and more: ended by a signal
    Seconds seconds;
    std::uint64_t lines = 0;  // that it printed
};

// Runs `words` (a program and its arguments) with `input` as standard input; it shares this program's standard error.
//
//   cancel   ends the program early if set, at the next signal
//   returns  a message for the user if it cannot be started
std::expected<ChildEnd, std::string> run_child(const std::vector<std::string>& words, MemoryFile& input,
                                               MemoryFile& output, const std::atomic<bool>& cancel);

}  // namespace nonet::cli
