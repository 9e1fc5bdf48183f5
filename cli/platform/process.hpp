#pragma once
// The process, its machine, and other programs: the operations that differ between systems.

#include <atomic>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli::platform {

// Returns the words after the program's name, as UTF-8.
std::vector<std::string> arguments(int argc, char** argv);

unsigned usable_cpus();        // by this process; at least 1
double processor_seconds();    // used by this process
std::string processor_name();  // in the system's words

std::string process_on_host();  // "process 4711 on HOST": this process

// Return words for run_program(): this program, and a shell with one command.
std::string this_program();
std::vector<std::string> shell_words(const std::string& command);

// Threads that start during its lifetime do not handle Ctrl-C, so that it reaches the thread that reads.
class InterruptsElsewhere {
 public:
    InterruptsElsewhere();
    ~InterruptsElsewhere();
    InterruptsElsewhere(const InterruptsElsewhere&) = delete;
    InterruptsElsewhere& operator=(const InterruptsElsewhere&) = delete;

 private:
    struct Before;
    std::unique_ptr<Before> before_;
};

// Returns an empty file without a name, which the caller closes: in memory if the system supports that; -1: failed.
int open_nameless_file();
bool rewind(int descriptor);

struct ProgramEnd {
    int code = 0;                  // the exit code; 128 and more: ended by a signal
    double processor_seconds = 0;  // its own and those of the programs that it started
};

// Runs `words` (a program and its arguments) with these descriptors as its standard input and output; it shares this
// program's standard error.
//
//   cancel   ends the program early if set, after the next Ctrl-C
//   returns  a message for the user if it cannot be started
std::expected<ProgramEnd, std::string> run_program(const std::vector<std::string>& words, int input,
                                                   int output, const std::atomic<bool>& cancel);

}  // namespace nonet::cli::platform
