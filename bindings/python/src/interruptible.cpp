#include "interruptible.hpp"

namespace nonet::python {
namespace {

// Runs Python's signal handlers.
//
//   returns  the exception of a handler or of `meanwhile`
std::exception_ptr look_after_python(FunctionRef<void()> meanwhile) {
    nb::gil_scoped_acquire lock;
    try {
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        if (meanwhile) meanwhile();
    } catch (...) {
        return std::current_exception();
    }
    return nullptr;
}

}  // namespace

void run_interruptibly(FunctionRef<void(const Flag&)> work, FunctionRef<void()> meanwhile) {
    Flag cancel{false};
    std::exception_ptr thrown, raised;
    std::mutex mutex;
    std::condition_variable ended;
    bool done = false;
    const bool is_main = is_main_thread();
    {
        const Unlocked free;
        std::thread worker([&] {
            try {
                work(cancel);
            } catch (...) {
                thrown = std::current_exception();
            }
            // Notifies under the lock, because the caller may return right after that.
            const std::lock_guard lock(mutex);
            done = true;
            ended.notify_one();
        });
        std::unique_lock lock(mutex);
        while (!ended.wait_for(lock, patience, [&] { return done; })) {
            if (is_abandoned()) cancel.store(true, std::memory_order_relaxed);
            if (raised || !is_main) continue;
            lock.unlock();
            raised = look_after_python(meanwhile);
            if (raised) cancel.store(true, std::memory_order_relaxed);
            lock.lock();
        }
        lock.unlock();
        worker.join();
    }
    if (raised) std::rethrow_exception(raised);
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace nonet::python
