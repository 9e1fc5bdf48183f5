#pragma once
// The threads that answer, and those who wait for them.
//
// Each client has a line of its own, and the threads take from the lines in turn: who asks for much waits, and nobody waits for
// him.  What takes long does not hold up what is quick: after a while a piece of work no longer counts as one of those that go on
// at once, and another begins beside it, as long as there are threads; of these no client has more than half.

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
        unsigned more = 16;            // threads for what takes long
        std::size_t most = 256;        // that may wait, of all clients
        std::size_t most_of_one = 64;  // of one
        std::chrono::milliseconds quick{200};
    };
    enum class Admission {
        taken,
        client_full,  // this client has as many waiting as it may
        full,
    };

    explicit WorkQueue(Size size);
    ~WorkQueue();  // when all that was taken is done
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    using Flag = std::shared_ptr<const std::atomic<bool>>;

    //   over   is set when the work is not wanted any more; where room is short it then goes without being done
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
    // All with the mutex held.
    void drop_what_is_over();
    bool is_room() const;         // for another piece beside those that go on
    Lines::iterator next_line();  // of the client whose turn it is; end: nobody may begin now

    const Size size_;
    const std::size_t threads_of_one_;
    std::mutex mutex_;
    std::condition_variable changed_;
    Lines lines_;
    std::string last_;                             // the client that was served last
    std::multimap<Clock::time_point, int> begun_;  // of each piece that goes on
    std::size_t waiting_ = 0;
    bool ended_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace nonet::cli
