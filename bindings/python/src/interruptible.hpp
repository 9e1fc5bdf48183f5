#pragma once
// Long work that Ctrl-C can end: another thread does it, while the caller's thread handles Python's signals.

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "interpreter.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::python {

using Flag = std::atomic<bool>;

// The longest delay of Python's signals.
inline constexpr std::chrono::milliseconds patience{20};

// Does `work` on another thread, without the interpreter's lock.  Meanwhile the main thread lets Python's signal handlers
// run.  If one raises an exception (Ctrl-C), the flag is set, and the exception is thrown when `work` has ended. The
// flag is also set for a thread that the exiting interpreter abandons.
//
//   meanwhile  called periodically on the main thread with the lock held; may throw.  Another thread would have to wait
//              for the lock, which it must not do while the interpreter exits
void run_interruptibly(FunctionRef<void(const Flag& cancel)> work, FunctionRef<void()> meanwhile = {});

// The same for an answer.
template <class Ask>
auto interruptibly(Ask ask) {
    std::optional<decltype(ask(std::declval<const Flag&>()))> answer;
    const auto work = [&](const Flag& cancel) { answer.emplace(ask(cancel)); };
    run_interruptibly(work);
    return *std::move(answer);
}

}  // namespace nonet::python
