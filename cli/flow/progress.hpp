#pragma once
// Standard error while work goes on: messages, and below them one line that says how far the work is.

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
        std::uint64_t total_bytes = 0;           // of all inputs together; 0 when that is not known
        bool for_logs = false;                   // also where nobody sits at a terminal: a line now and then
        std::function<std::string()> more = {};  // what the line says besides
    };
    Progress(const Args& args, Streams& io, Options options);
    ~Progress();  // takes the line away
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // Prints whole lines of messages.  Any thread.
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

// How much of the input is read, and how long the rest will take at this pace: "42 %, 3.00 s left"; where all of it is
// read, the answers are still being worked out.
std::string part_done(double elapsed_seconds, double part);

// "1,234,567"
std::string with_commas(std::uint64_t number);

// "12.3 us", "4.56 ms", "7.89 s", "2 min 5 s": three figures, for people.
std::string duration(double seconds);

}  // namespace nonet::cli
