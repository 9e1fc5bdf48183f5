#include "interpreter.hpp"

#include <atomic>
#include <chrono>
#include <thread>

#ifndef _WIN32
#include <pthread.h>
#endif

namespace nonet::python {
namespace {

std::atomic<int> counted_threads{0};  // threads that the exit waits for
std::atomic<bool> exiting{false};
thread_local int calls_of_python = 0;  // of this thread, nested
std::thread::id exiting_thread;        // set before `exiting`

// Determined once, at import: at exit, a thread that runs Python code below a C++ frame is unwound through that frame.
unsigned long main_thread = 0;

// Searches end within milliseconds. A Python file object may block longer; then the thread is not waited for.
constexpr std::chrono::seconds patience_at_exit{2};

nb::object threading_if_imported() { return nb::steal(PyImport_GetModule(nb::str("threading").ptr())); }

void wait_at_exit() {
    // Daemon threads keep their objects, which nanobind would report as leaked.
    const nb::object threading = threading_if_imported();
    if (threading.is_valid() && nb::cast<int>(threading.attr("active_count")()) > 1)
        nb::set_leak_warnings(false);
    exiting_thread = std::this_thread::get_id();
    exiting.store(true);
    const nb::gil_scoped_release free;
    const auto end = std::chrono::steady_clock::now() + patience_at_exit;
    while (counted_threads.load() > 0 && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

[[noreturn]] void stay_here() {
    while (true) std::this_thread::sleep_for(std::chrono::hours(1));
}

}  // namespace

bool is_abandoned() { return exiting.load() && std::this_thread::get_id() != exiting_thread; }

// Counted until the lock is taken again, because the exit handler waits for a thread that has requested it already.
Unlocked::Unlocked() {
    counted_threads.fetch_add(1);
    state_ = PyEval_SaveThread();
}

Unlocked::~Unlocked() {
    const bool stays = is_abandoned();
    if (!stays) PyEval_RestoreThread(state_);
    counted_threads.fetch_sub(1);
    if (stays) stay_here();
}

CallOfPython::CallOfPython() {
    if (calls_of_python++ > 0) return;
    counted_threads.fetch_add(1);
    if (!is_abandoned()) return;
    PyEval_SaveThread();
    counted_threads.fetch_sub(1);
    stay_here();
}

CallOfPython::~CallOfPython() {
    if (--calls_of_python == 0) counted_threads.fetch_sub(1);
}

bool is_main_thread() { return PyThread_get_thread_ident() == main_thread; }

void bind_interpreter(nb::module_& module) {
    const nb::object threading = threading_if_imported();
    main_thread = threading.is_valid()
                      ? nb::cast<unsigned long>(threading.attr("main_thread")().attr("ident"))
                      : PyThread_get_thread_ident();  // no thread was started yet
    module.def("wait_at_exit", wait_at_exit);
    nb::module_::import_("atexit").attr("register")(module.attr("wait_at_exit"));
#ifndef _WIN32
    // A forked child does not have its parent's other threads.
    pthread_atfork(nullptr, nullptr, [] {
        counted_threads.store(0);
        main_thread = PyThread_get_thread_ident();
    });
#endif
}

}  // namespace nonet::python
