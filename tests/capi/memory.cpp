// Out of memory: each allocation of each call fails in turn. The call returns NONET_NO_MEMORY, and the next call works.
//
// Each attempt runs in its own process, so that the tables that the library makes once are made again.

#include <sys/wait.h>
#include <unistd.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <new>

#include "calls.hpp"

namespace {

long allowed = -1;      // allocations before one fails; below 0: none fails
bool for_good = false;  // all later ones fail, too
bool failed = false;

void* take(std::size_t size, std::size_t alignment) {
    if (allowed == 0) {
        failed = true;
        if (!for_good) allowed = -1;
        throw std::bad_alloc();
    }
    if (allowed > 0) --allowed;
    void* memory = nullptr;
    if (posix_memalign(&memory, alignment, size == 0 ? 1 : size) != 0) throw std::bad_alloc();
    return memory;
}

}  // namespace

void* operator new(std::size_t size) { return take(size, alignof(std::max_align_t)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return take(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace {

using nonet::calls::Call;

// The result of a child.
enum Ending { no_memory = 0, not_reached = 1, wrong_status = 2, wrong_later = 3 };

[[noreturn]] void attempt(const Call& one, long allocations) {
    alarm(60);  // ends a child that hangs
    nonet_error error = NONET_ERROR_INIT;
    allowed = allocations;
    nonet_text* const out = nonet_text_new();
    nonet_status status = out ? one.ask(out, &error) : NONET_NO_MEMORY;
    const bool reached = failed;
    allowed = -1;
    if (status != NONET_OK && (status != NONET_NO_MEMORY || !reached)) _exit(wrong_status);
    nonet_text* const later = nonet_text_new();
    if (one.ask(later, &error) != NONET_OK) _exit(wrong_later);
    _exit(reached ? no_memory : not_reached);
}

// Returns whether each allocation can fail: tries the first eight, then fewer and fewer of the later ones.
bool holds(const Call& one) {
    for (long allocations = 0;; allocations += 1 + allocations / 8) {
        const pid_t child = fork();
        if (child == 0) attempt(one, allocations);
        int status = 0;
        waitpid(child, &status, 0);
        if (WIFEXITED(status) && WEXITSTATUS(status) == not_reached) {
            std::printf("%s: %ld allocations\n", one.name, allocations);
            return true;
        }
        if (WIFEXITED(status) && WEXITSTATUS(status) == no_memory) continue;
        std::printf("%s: without allocation %ld%s the process ends with %s %d\n", one.name, allocations + 1,
                    for_good ? " and later ones" : "", WIFEXITED(status) ? "status" : "signal",
                    WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
        return false;
    }
}

}  // namespace

int main() {
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    bool all_hold = true;
    for (const bool good : {false, true}) {
        for_good = good;
        for (const Call& one : nonet::calls::all) all_hold = holds(one) && all_hold;
    }
    return all_hold ? 0 : 1;
}
