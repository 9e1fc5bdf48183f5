#pragma once
// Files, pipes and terminals by descriptor: the operations that differ between systems. posix_*.cpp is for Linux, macOS
// and other POSIX systems, windows_*.cpp for Windows; the build takes one of them.
//
// Paths are UTF-8 everywhere. Files are bytes: line ends are never translated. A function that returns a bool or a
// descriptor returns false or -1 on failure; last_error() then describes the reason.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::cli::platform {

enum : int { standard_input = 0, standard_output = 1, standard_error = 2 };

std::string last_error();  // describes the last call of this header that failed

// For the standard library's streams.
std::filesystem::path path_from(std::string_view utf8);

// ---- Opening. Started programs do not inherit these descriptors.

int open_to_read(const std::string& path);
int open_to_append(const std::string& path);  // creates a missing file
int open_emptied(const std::string& path);    // creates or truncates the file
bool close(int descriptor);

// A temporary file for reading and writing; it disappears when the program ends, even after a crash.
std::string temporary_folder();
int open_temporary();

// ---- Bytes

// Returns up to `size` bytes; 0 at the end; ask_again; -1: failed.
inline constexpr std::ptrdiff_t ask_again = -2;
std::ptrdiff_t read(int descriptor, char* buffer, std::size_t size);

// The same from a place in a file that is open for reading and writing; writes continue at its end.
std::ptrdiff_t read_at(int descriptor, std::uint64_t place, char* buffer, std::size_t size);

enum class Written {
    some,    // `count` bytes; 0: try again
    closed,  // the reader is gone
    failed,
};
struct Writing {
    Written outcome;
    std::size_t count = 0;
};
// Blocks while the other end is slow.
Writing write(int descriptor, std::string_view bytes);

// Returns when bytes are available, the input has ended, or Ctrl-C was pressed.
//
//   wake     the result of watch_interrupts(), or -1
//   returns  false after Ctrl-C
bool wait_for_input(int descriptor, int wake);
bool has_input(int descriptor);  // whether read() would return immediately

// ---- Files on the disk

std::optional<std::uint64_t> size_of_regular_file(
    int descriptor);  // nothing for a pipe, a terminal, a folder
std::optional<std::uint64_t> size_of_regular_file(const std::string& path);
bool cut(int descriptor, std::uint64_t size);
bool synchronise(int descriptor);                  // its bytes survive a power failure
bool synchronise_folder(const std::string& path);  // the names in it do
bool make_folder(const std::string& path);         // true if it already exists
bool replace_file(const std::string& from,
                  const std::string& to);  // atomically: `to` is always complete
bool remove_file(const std::string& path);

// ---- Locks. A file that one process at a time holds; the system releases it when that process ends, even after a
// crash.

enum class LockOutcome {
    taken,
    held,         // by another process, or by this one
    unsupported,  // the file system has no locks
    failed,       // the file cannot be opened
};
struct FileLock {
    LockOutcome outcome;
    int descriptor = -1;  // of a lock that was taken, open for writing
};
FileLock lock_file(const std::string& path);                // creates a missing file
void unlock_file(int descriptor, const std::string& path);  // also removes the file

// ---- The standard streams

// Turns a closed standard stream into one that always fails, so that no other file takes its number and no data is lost
// silently. Makes terminals show UTF-8.
void set_up_standard_streams();
bool is_terminal(int descriptor);
bool shows_colour(int descriptor);  // a terminal with colour sequences
bool draws_boxes(int descriptor);   // one that also shows UTF-8

// From now on the first Ctrl-C sets `cancel` and the second ends the program. Requires a single call, by the thread
// that reads.
//
//   cancel   must outlive the process
//   returns  a descriptor that becomes readable on Ctrl-C; -1 if reading is ended in another way
int watch_interrupts(std::atomic<bool>& cancel);

// Sleeps for that time, or until Ctrl-C.
void wait_for_interrupt(int wake, int milliseconds);

}  // namespace nonet::cli::platform
