#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "platform/descriptors.hpp"
#include "platform/windows.hpp"

namespace nonet::cli::platform {
namespace {

HANDLE handle_of(int descriptor) { return reinterpret_cast<HANDLE>(_get_osfhandle(descriptor)); }

// Sets the C library's error after a call of Windows itself has failed.
bool done(BOOL succeeded) {
    if (succeeded) return true;
    const DWORD why = GetLastError();
    const bool missing = why == ERROR_FILE_NOT_FOUND || why == ERROR_PATH_NOT_FOUND || why == ERROR_DIRECTORY;
    errno = missing ? ENOENT : EACCES;
    return false;
}

int open(const std::string& path, int how) {
    return _wopen(wide(path).c_str(), how | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}

// Returns a count of bytes in the type of the C library.
unsigned at_once(std::size_t size) { return static_cast<unsigned>(std::min<std::size_t>(size, 1U << 30)); }

std::atomic<bool>* cancel_on_interrupt = nullptr;
std::atomic<bool> reading{false};  // the reading thread is in the call that may block
HANDLE reader = nullptr;

bool interrupted() {
    return cancel_on_interrupt != nullptr && cancel_on_interrupt->load(std::memory_order_relaxed);
}

// Runs in a separate thread. Repeats, because the reader may have been about to block.
BOOL WINAPI on_interrupt(DWORD event) {
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT) return FALSE;
    if (cancel_on_interrupt->exchange(true)) return FALSE;  // the second one ends the program
    while (reading) {
        CancelSynchronousIo(reader);
        Sleep(10);
    }
    return TRUE;
}

bool make_console_modern(int descriptor) {
    DWORD mode = 0;
    return GetConsoleMode(handle_of(descriptor), &mode) != 0 &&
           SetConsoleMode(handle_of(descriptor), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

UINT code_page_before = 0;

}  // namespace

std::string last_error() { return std::strerror(errno); }

std::filesystem::path path_from(std::string_view utf8) { return wide(utf8); }

int open_to_read(const std::string& path) { return open(path, _O_RDONLY); }
int open_to_append(const std::string& path) { return open(path, _O_WRONLY | _O_CREAT | _O_APPEND); }
int open_emptied(const std::string& path) { return open(path, _O_WRONLY | _O_CREAT | _O_TRUNC); }
bool close(int descriptor) { return _close(descriptor) == 0; }

std::string temporary_folder() {
    wchar_t path[MAX_PATH + 1];
    return GetTempPathW(MAX_PATH + 1, path) != 0 ? narrow(path) : ".";
}

int open_temporary() {
    wchar_t path[MAX_PATH + 1];
    if (!done(GetTempFileNameW(wide(temporary_folder()).c_str(), L"non", 0, path) != 0)) return -1;
    return open(narrow(path), _O_RDWR | _O_CREAT | _O_TEMPORARY);
}

std::ptrdiff_t read(int descriptor, char* buffer, std::size_t size) {
    const bool may_block = reader != nullptr && GetThreadId(reader) == GetCurrentThreadId();
    if (may_block) reading = true;
    const int count = interrupted() ? -1 : _read(descriptor, buffer, at_once(size));
    if (may_block) reading = false;
    return count < 0 && interrupted() ? ask_again : count;
}

std::ptrdiff_t read_at(int descriptor, std::uint64_t place, char* buffer, std::size_t size) {
    const bool there = _lseeki64(descriptor, static_cast<std::int64_t>(place), SEEK_SET) >= 0;
    const int count = there ? _read(descriptor, buffer, at_once(size)) : -1;
    return _lseeki64(descriptor, 0, SEEK_END) < 0 ? -1 : count;
}

Writing write(int descriptor, std::string_view bytes) {
    const int count = _write(descriptor, bytes.data(), at_once(bytes.size()));
    if (count >= 0) return {Written::some, static_cast<std::size_t>(count)};
    // Windows reports a closed pipe under several errors, some of them misleading; a pipe has no other failures.
    return {GetFileType(handle_of(descriptor)) == FILE_TYPE_PIPE ? Written::closed : Written::failed};
}

// read() itself waits, and Ctrl-C ends it.
bool wait_for_input(int, int) { return !interrupted(); }

bool has_input(int descriptor) {
    DWORD waiting = 0;
    if (GetFileType(handle_of(descriptor)) != FILE_TYPE_PIPE)
        return size_of_regular_file(descriptor).has_value();
    // The call fails at the end of the input, which read() then reports.
    return PeekNamedPipe(handle_of(descriptor), nullptr, 0, nullptr, &waiting, nullptr) == 0 || waiting != 0;
}

std::optional<std::uint64_t> size_of_regular_file(int descriptor) {
    struct _stat64 status{};
    if (_fstat64(descriptor, &status) != 0 || (status.st_mode & _S_IFMT) != _S_IFREG) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
}

std::optional<std::uint64_t> size_of_regular_file(const std::string& path) {
    struct _stat64 status{};
    if (_wstat64(wide(path).c_str(), &status) != 0 || (status.st_mode & _S_IFMT) != _S_IFREG)
        return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
}

bool cut(int descriptor, std::uint64_t size) {
    return _chsize_s(descriptor, static_cast<std::int64_t>(size)) == 0;
}

bool synchronise(int descriptor) { return _commit(descriptor) == 0; }

bool synchronise_folder(const std::string&) { return true; }  // MOVEFILE_WRITE_THROUGH below is sufficient

bool make_folder(const std::string& path) { return _wmkdir(wide(path).c_str()) == 0 || errno == EEXIST; }

bool replace_file(const std::string& from, const std::string& to) {
    return done(MoveFileExW(wide(from).c_str(), wide(to).c_str(),
                            MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}

bool remove_file(const std::string& path) { return _wunlink(wide(path).c_str()) == 0; }

FileLock lock_file(const std::string& path) {
    const int descriptor = open(path, _O_RDWR | _O_CREAT);
    if (descriptor < 0) return {LockOutcome::failed};
    // Other processes cannot read locked bytes, so the locked byte is far after those that name the holder.
    OVERLAPPED place{};
    place.OffsetHigh = 1U << 30;
    constexpr DWORD how = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
    if (LockFileEx(handle_of(descriptor), how, 0, 1, 0, &place) != 0) return {LockOutcome::taken, descriptor};
    const DWORD why = GetLastError();
    const bool held = why == ERROR_LOCK_VIOLATION || why == ERROR_IO_PENDING;
    _close(descriptor);
    return {held ? LockOutcome::held : LockOutcome::unsupported};
}

// Windows cannot remove an open file: neither this one before it is closed, nor one that the next process has locked.
void unlock_file(int descriptor, const std::string& path) {
    _close(descriptor);
    remove_file(path);
}

void set_up_standard_streams() {
    for (int descriptor = standard_input; descriptor <= standard_error; ++descriptor) {
        if (_get_osfhandle(descriptor) < 0)
            _wopen(L"NUL", (descriptor == standard_input ? _O_WRONLY : _O_RDONLY) | _O_BINARY);
        _setmode(descriptor, _O_BINARY);
    }
    // The code page belongs to the console and is restored later.
    if (!is_terminal(standard_output) && !is_terminal(standard_error)) return;
    code_page_before = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
    std::atexit([] { SetConsoleOutputCP(code_page_before); });
    make_console_modern(standard_output);
    make_console_modern(standard_error);
}

bool is_terminal(int descriptor) {
    DWORD mode = 0;
    return GetConsoleMode(handle_of(descriptor), &mode) != 0;
}

bool shows_colour(int descriptor) { return make_console_modern(descriptor); }
bool draws_boxes(int descriptor) { return shows_colour(descriptor); }

int watch_interrupts(std::atomic<bool>& cancel) {
    cancel_on_interrupt = &cancel;
    DuplicateHandle(GetCurrentProcess(), GetCurrentThread(), GetCurrentProcess(), &reader, 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    SetConsoleCtrlHandler(on_interrupt, TRUE);
    return -1;
}

void wait_for_interrupt(int, int milliseconds) {
    for (int slept = 0; slept < milliseconds && !interrupted(); slept += 20) Sleep(20);
}

}  // namespace nonet::cli::platform
