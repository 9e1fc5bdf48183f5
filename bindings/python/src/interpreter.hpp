#pragma once
// The interpreter's lock: given back during work that needs no Python, and never waited for while the interpreter exits.
//
// CPython up to 3.13 ends a thread that waits for the lock during the exit by pthread_exit(), which unwinds its stack.  C++
// cannot be unwound like that: the process would abort.  So the exit handler of this module waits until no thread of nonet is
// about to take the lock.  From then on a daemon thread that would call Python or whose work is done stays where it is, without the lock, until the
// process ends.

#include <nanobind/nanobind.h>

namespace nonet::python {

namespace nb = nanobind;

// Gives the lock back for its lifetime.
class Unlocked {
 public:
    Unlocked();
    ~Unlocked();
    Unlocked(const Unlocked&) = delete;
    Unlocked& operator=(const Unlocked&) = delete;

 private:
    PyThreadState* state_;
};

// A call of Python code from C++, which may lose and take the lock at any line. Requires the lock.
class CallOfPython {
 public:
    CallOfPython();
    ~CallOfPython();
    CallOfPython(const CallOfPython&) = delete;
    CallOfPython& operator=(const CallOfPython&) = delete;
};

// Returns whether the interpreter exits and this thread will not see Python again.  Within Unlocked, such a thread ends its
// work early and does not take the lock.
bool is_abandoned();

// Returns whether this is the thread that Python gives its signals to.  Requires the lock.
bool is_main_thread();

void bind_interpreter(nb::module_& module);

}  // namespace nonet::python
