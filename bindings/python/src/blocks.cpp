#include "blocks.hpp"

#include <system_error>
#include <thread>

namespace nonet::python {
namespace {

using OnThread = FunctionRef<void(FunctionRef<void(OnBlock)>)>;

// Blocks that threads take one after the other.
class Queue {
 public:
    Queue(std::int64_t rows, std::int64_t together) : rows_(rows), together_(together) {}

    void work_off(OnBlock work, const Flag& cancel) {
        while (!cancel.load(std::memory_order_relaxed)) {
            const std::int64_t first = next_.fetch_add(together_, std::memory_order_relaxed);
            if (first >= rows_) return;
            const std::int64_t count = std::min(together_, rows_ - first);
            work(first, static_cast<std::size_t>(count), cancel);
            done_.fetch_add(count, std::memory_order_relaxed);
        }
    }
    [[nodiscard]] std::int64_t done() const { return done_.load(std::memory_order_relaxed); }

 private:
    std::int64_t rows_, together_;
    std::atomic<std::int64_t> next_{0}, done_{0};
};

// On this thread: the main thread handles Python's signals between the blocks.
void run_here(std::int64_t rows, const Run& run, OnThread on_thread) {
    const Flag never{false};
    const bool is_main = is_main_thread();
    const Unlocked free;
    auto looked = std::chrono::steady_clock::now();
    on_thread([&](OnBlock work) {
        for (std::int64_t first = 0; first < rows; first += run.together) {
            work(first, static_cast<std::size_t>(std::min(run.together, rows - first)), never);
            if (std::chrono::steady_clock::now() - looked < patience) continue;
            looked = std::chrono::steady_clock::now();
            if (is_abandoned()) return;
            if (!is_main) continue;
            nb::gil_scoped_acquire lock;
            if (PyErr_CheckSignals() != 0) throw nb::python_error();
            if (!run.progress.is_none()) run.progress(std::min(first + run.together, rows));
        }
    });
}

void run_on_threads(std::int64_t rows, const Run& run, OnThread on_thread) {
    Queue queue(rows, run.together);
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto work = [&](const Flag& cancel) {
        const auto one = [&] {
            try {
                on_thread([&](OnBlock on_block) { queue.work_off(on_block, cancel); });
            } catch (...) {
                const std::lock_guard lock(mutex);
                thrown = std::current_exception();
            }
        };
        std::vector<std::thread> others;
        try {
            for (int i = 1; i < run.threads; ++i) others.emplace_back(one);
        } catch (const std::system_error&) {  // the system has no more threads: the existing ones do the work
        }
        one();
        for (std::thread& other : others) other.join();
    };
    const auto tell = [&] {
        if (!run.progress.is_none()) run.progress(queue.done());
    };
    run_interruptibly(work, tell);
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace

void for_blocks(std::int64_t rows, const Run& run, OnThread on_thread) {
    const std::int64_t blocks = (rows + run.together - 1) / run.together;
    Run fitting = run;
    fitting.threads =
        static_cast<int>(std::clamp<std::int64_t>(run.threads, 1, std::max<std::int64_t>(blocks, 1)));
    if (fitting.threads == 1 && run.is_quick)
        run_here(rows, fitting, on_thread);
    else
        run_on_threads(rows, fitting, on_thread);
}

}  // namespace nonet::python
