#pragma once
// The threads that answer, and the waiting requests.
//
// Each client has its own line, and the threads take from the lines in turn: a client with many requests waits without
// delaying others. Long work does not block short work: after a while a piece of work no longer counts against the
// limit of concurrent work, and another one starts next to it, as long as there are threads. No client has more than
// half of these.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace nonet::cli {

class WorkQueue {
 public:
    struct Size {
        unsigned at_once = 1;
        unsigned more = 16;            // additional threads for long work
        std::size_t most = 256;        // waiting requests of all clients
        std::size_t most_of_one = 64;  // of one client
        std::chrono::milliseconds quick{200};
    };
    enum class Admission {
        taken,
        client_full,  // this client has reached its limit of waiting requests
        full,
    };

    explicit WorkQueue(Size size);
    ~WorkQueue();  // waits for all accepted work
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    using Flag = std::shared_ptr<const std::atomic<bool>>;

    // over   set when the result is no longer needed; if room is short, the work is then dropped
    Admission add(const std::string& client, std::function<void()> work, Flag over);

 private:
    using Clock = std::chrono::steady_clock;
    struct Piece {
        std::function<void()> work;
        Flag over;
    };
    struct Line {
        std::deque<Piece> waiting;
        std::size_t running = 0;
    };
    using Lines = std::map<std::string, Line>;  // a client without work has none

    void serve();
    // All of these require the mutex.
    void drop_what_is_over();
    bool is_room() const;         // for another piece of concurrent work
    Lines::iterator next_line();  // of the next client; end: none may begin now

    const Size size_;
    const std::size_t threads_of_one_;
    std::mutex mutex_;
    std::condition_variable changed_;
    Lines lines_;
    std::string last_;                             // the client that was served last
    std::multimap<Clock::time_point, int> begun_;  // of each piece in progress
    std::size_t waiting_ = 0;
    bool ended_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace nonet::cli
