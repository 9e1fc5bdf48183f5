#include <fcntl.h>
#include <io.h>

#include <bit>

#include "platform/descriptors.hpp"
#include "platform/process.hpp"
#include "platform/windows.hpp"
// Requires windows.h before it.
#include <shellapi.h>

namespace nonet::cli::platform {
namespace {

// Closed at the end of its scope.
class Handle {
 public:
    explicit Handle(HANDLE handle) : handle_(handle) {}
    ~Handle() { CloseHandle(handle_); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    operator HANDLE() const { return handle_; }  // NOLINT(google-explicit-constructor): meant to convert

 private:
    HANDLE handle_;
};

double seconds_from(FILETIME time) {
    return 1e-7 * static_cast<double>(std::uint64_t{time.dwHighDateTime} << 32 | time.dwLowDateTime);
}

constexpr std::string_view shell = "cmd.exe";

// Quotes a word so that CommandLineToArgvW returns it: a backslash is literal unless it precedes a quotation mark.
std::string quoted(const std::string& word) {
    std::string text = "\"";
    std::size_t backslashes = 0;
    for (const char character : word) {
        if (character == '"') text.append(backslashes + 1, '\\');
        backslashes = character == '\\' ? backslashes + 1 : 0;
        text += character;
    }
    return text.append(backslashes, '\\') + '"';
}

// cmd takes the text between the first and the last quotation mark verbatim.
std::wstring command_line(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words)
        line += (line.empty() ? "" : " ") + (words[0] == shell ? word : quoted(word));
    return wide(line);
}

// Returns a copy of a descriptor's handle that a started program inherits.
HANDLE inheritable(HANDLE handle) {
    HANDLE copy = nullptr;
    DuplicateHandle(GetCurrentProcess(), handle, GetCurrentProcess(), &copy, 0, TRUE, DUPLICATE_SAME_ACCESS);
    return copy;
}
HANDLE inheritable(int descriptor) {
    return inheritable(reinterpret_cast<HANDLE>(_get_osfhandle(descriptor)));
}

// Returns the time that all programs of a job have used, including those that have ended.
double processor_seconds_of(HANDLE job) {
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION used{};
    QueryInformationJobObject(job, JobObjectBasicAccountingInformation, &used, sizeof used, nullptr);
    return 1e-7 * static_cast<double>(used.TotalUserTime.QuadPart + used.TotalKernelTime.QuadPart);
}

}  // namespace

std::vector<std::string> arguments(int, char**) {
    int count = 0;
    wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> found;
    for (int i = 1; i < count; ++i) found.push_back(narrow(words[i]));
    LocalFree(words);
    return found;
}

unsigned usable_cpus() {
    DWORD_PTR ours = 0, all = 0;
    if (GetProcessAffinityMask(GetCurrentProcess(), &ours, &all) == 0 || ours == 0) return 1;
    return static_cast<unsigned>(std::popcount(std::uint64_t{ours}));
}

double processor_seconds() {
    FILETIME made, ended, kernel, user;
    if (GetProcessTimes(GetCurrentProcess(), &made, &ended, &kernel, &user) == 0) return 0;
    return seconds_from(kernel) + seconds_from(user);
}

std::string processor_name() {
    wchar_t name[256];
    DWORD size = sizeof name;
    if (RegGetValueW(HKEY_LOCAL_MACHINE, L"HARDWARE\\DESCRIPTION\\System\\CentralProcessor\\0",
                     L"ProcessorNameString", RRF_RT_REG_SZ, nullptr, name, &size) != ERROR_SUCCESS)
        return "unknown processor";
    return narrow(name);
}

std::string process_on_host() {
    wchar_t host[MAX_COMPUTERNAME_LENGTH + 1];
    DWORD size = MAX_COMPUTERNAME_LENGTH + 1;
    const bool known = GetComputerNameW(host, &size) != 0;
    return "process " + std::to_string(GetCurrentProcessId()) + " on " + (known ? narrow(host) : "this host");
}

std::string this_program() {
    std::wstring path(32768, L'\0');  // the maximum length
    path.resize(GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size())));
    return narrow(path);
}

std::vector<std::string> shell_words(const std::string& command) {
    return {std::string(shell), "/d", "/s", "/c", '"' + command + '"'};
}

// The handler of Ctrl-C runs in its own thread.
struct InterruptsElsewhere::Before {};
InterruptsElsewhere::InterruptsElsewhere() = default;
InterruptsElsewhere::~InterruptsElsewhere() = default;

int open_nameless_file() { return open_temporary(); }

bool rewind(int descriptor) { return _lseeki64(descriptor, 0, SEEK_SET) == 0; }

std::expected<ProgramEnd, std::string> run_program(const std::vector<std::string>& words, int input,
                                                   int output, const std::atomic<bool>& cancel) {
    const Handle in(inheritable(input)), out(inheritable(output)),
        err(inheritable(GetStdHandle(STD_ERROR_HANDLE)));
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = in;
    start.hStdOutput = out;
    start.hStdError = err;
    std::wstring line = command_line(words);
    PROCESS_INFORMATION started{};
    // It is started suspended until the job contains it, so that the programs that it starts also belong to the job.
    if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, CREATE_SUSPENDED, nullptr, nullptr,
                       &start, &started) == 0)
        return std::unexpected(words[0] + ": cannot be started, error " + std::to_string(GetLastError()));
    const Handle process(started.hProcess), thread(started.hThread), job(CreateJobObjectW(nullptr, nullptr));
    AssignProcessToJobObject(job, process);
    ResumeThread(thread);
    while (WaitForSingleObject(process, 50) == WAIT_TIMEOUT)
        if (cancel.load(std::memory_order_relaxed)) TerminateJobObject(job, 128);
    DWORD code = 0;
    GetExitCodeProcess(process, &code);
    return ProgramEnd{static_cast<int>(code), processor_seconds_of(job)};
}

}  // namespace nonet::cli::platform
