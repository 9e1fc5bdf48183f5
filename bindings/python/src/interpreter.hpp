#pragma once
// The interpreter's lock (GIL): released during work without Python, and never waited for while the interpreter exits.
//
// CPython up to 3.13 ends a thread that waits for the lock during the exit by pthread_exit(), which unwinds its stack.  C++
// cannot be unwound like that: the process would abort.  So the exit handler of this module waits until no thread of nonet is
// about to take the lock.  From then on, a daemon thread that would call Python or whose work is done sleeps without
// the lock until the process ends.

#include <nanobind/nanobind.h>

namespace nonet::python {

namespace nb = nanobind;

// Releases the lock during its lifetime.
class Unlocked {
 public:
    Unlocked();
    ~Unlocked();
    Unlocked(const Unlocked&) = delete;
    Unlocked& operator=(const Unlocked&) = delete;

 private:
    PyThreadState* state_;
};

// A call of Python code from C++, which may release and take the lock at any line. Requires the lock.
class CallOfPython {
 public:
    CallOfPython();
    ~CallOfPython();
    CallOfPython(const CallOfPython&) = delete;
    CallOfPython& operator=(const CallOfPython&) = delete;
};

// Returns whether the interpreter exits and this thread will not run Python again.  Within Unlocked, such a thread ends
// its work early and does not take the lock.
bool is_abandoned();

// Returns whether this is the thread that handles Python's signals.  Requires the lock.
bool is_main_thread();

void bind_interpreter(nb::module_& module);

}  // namespace nonet::python
