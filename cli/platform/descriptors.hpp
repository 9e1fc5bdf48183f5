#pragma once
// Files, pipes and terminals by their descriptors: what systems do each in their own way.  posix_*.cpp is for Linux, macOS and
// other POSIX systems, windows_*.cpp for Windows; the build takes one of them.
//
// A path is UTF-8 everywhere, and a file is its bytes: no line end is ever translated.  What returns a bool or a descriptor
// says with false or -1 that it failed, and last_error() then says why.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::cli::platform {

enum : int { standard_input = 0, standard_output = 1, standard_error = 2 };

std::string last_error();  // in words, of the last call here that failed

// For the standard library's streams.
std::filesystem::path path_from(std::string_view utf8);

// ---- Opening.  Programs that are started inherit none of these descriptors.

int open_to_read(const std::string& path);
int open_to_append(const std::string& path);  // made if it is missing
int open_emptied(const std::string& path);    // made, or cut to nothing
bool close(int descriptor);

// A file for what has to wait, to be written and read; nothing is left of it however the program ends.
std::string temporary_folder();
int open_temporary();

// ---- Bytes

// Up to `size` of them; 0 at the end; ask_again; -1: failed.
inline constexpr std::ptrdiff_t ask_again = -2;
std::ptrdiff_t read(int descriptor, char* buffer, std::size_t size);

// The same from a place of a file that is open to be read and written; what is written goes on at its end.
std::ptrdiff_t read_at(int descriptor, std::uint64_t place, char* buffer, std::size_t size);

enum class Written {
    some,    // `count` bytes; 0: ask again
    closed,  // nobody reads what was written
    failed,
};
struct Writing {
    Written outcome;
    std::size_t count = 0;
};
// Waits where the other end is slow.
Writing write(int descriptor, std::string_view bytes);

// Returns when bytes are there, the input has ended, or Ctrl-C was pressed.
//
//   wake     what watch_interrupts() returned, or -1
//   returns  false after Ctrl-C
bool wait_for_input(int descriptor, int wake);
bool has_input(int descriptor);  // whether read() would return at once

// ---- Files on the disk

std::optional<std::uint64_t> size_of_regular_file(
    int descriptor);  // nothing for a pipe, a terminal, a folder
std::optional<std::uint64_t> size_of_regular_file(const std::string& path);
bool cut(int descriptor, std::uint64_t size);
bool synchronise(int descriptor);                  // its bytes outlast a power cut
bool synchronise_folder(const std::string& path);  // the names in it do
bool make_folder(const std::string& path);         // true where it is there already
bool replace_file(const std::string& from,
                  const std::string& to);  // in one step: there is always a whole `to`
bool remove_file(const std::string& path);

// ---- Locks.  A file that one process at a time holds; the system frees it when that process ends, however it ends.

enum class LockOutcome {
    taken,
    held,         // by another process, or by this one
    unsupported,  // the file system has no locks
    failed,       // the file cannot be opened
};
struct FileLock {
    LockOutcome outcome;
    int descriptor = -1;  // of a lock that was taken, open to be written
};
FileLock lock_file(const std::string& path);                // the file is made if it is missing
void unlock_file(int descriptor, const std::string& path);  // removes the file, too

// ---- The standard streams

// A standard stream that is closed becomes one that fails at once, so that no file of ours takes its number and nothing is
// thought to be read or written that is not.  Makes terminals show UTF-8.
void set_up_standard_streams();
bool is_terminal(int descriptor);
bool shows_colour(int descriptor);  // a terminal that knows the sequences for it
bool draws_boxes(int descriptor);   // one that shows UTF-8, too

// From now on the first Ctrl-C sets `cancel` and the second ends the program.  To be called once, by the thread that reads.
//
//   cancel   has to outlast the process
//   returns  a descriptor that becomes readable on Ctrl-C; -1 where reading ends in another way
int watch_interrupts(std::atomic<bool>& cancel);

// Sleeps so long, or until Ctrl-C.
void wait_for_interrupt(int wake, int milliseconds);

}  // namespace nonet::cli::platform
