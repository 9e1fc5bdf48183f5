#pragma once
// Standard error during work: messages, and below them a line that shows the progress.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "frame/args.hpp"

namespace nonet::cli {

class Progress {
 public:
    struct Options {
        std::uint64_t total_bytes = 0;           // of all inputs; 0 if unknown
        bool for_logs = false;                   // also without a terminal, at long intervals
        std::function<std::string()> more = {};  // an addition to the line
    };
    Progress(const Args& args, Streams& io, Options options);
    ~Progress();  // removes the line
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // Prints whole lines of messages. Safe from any thread.
    void message(std::string_view lines);

    void puzzles_done(std::uint64_t more) { puzzles_.fetch_add(more, std::memory_order_relaxed); }
    void bytes_taken(std::uint64_t now) { bytes_.store(now, std::memory_order_relaxed); }
    double seconds() const;

 private:
    void watch();
    std::string line() const;

    using Clock = std::chrono::steady_clock;
    Output& err_;
    const bool terminal_;
    const Options options_;
    std::chrono::milliseconds first_look_, next_look_;
    const Clock::time_point start_ = Clock::now();
    std::atomic<std::uint64_t> puzzles_{0}, bytes_{0};
    std::mutex mutex_;
    bool line_shown_ = false;
    bool over_ = false;
    std::condition_variable wake_;
    std::thread watcher_;
};

// Returns the part of the input that is read and the estimated remaining time: "42 %, 3.00 s left". If all of it is
// read, answers are still being computed.
std::string part_done(double elapsed_seconds, double part);

// "1,234,567"
std::string with_commas(std::uint64_t number);

// Returns three significant digits for people: "12.3 us", "4.56 ms", "7.89 s", "2 min 5 s".
std::string duration(double seconds);

}  // namespace nonet::cli
