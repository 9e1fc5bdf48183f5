#pragma once
// The process, the machine it runs on, and other programs: what systems do each in their own way.

#include <atomic>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli::platform {

// The words after the program's name, as UTF-8.
std::vector<std::string> arguments(int argc, char** argv);

unsigned usable_cpus();        // by this process; at least 1
double processor_seconds();    // that this process has used
std::string processor_name();  // as the system calls it

std::string process_on_host();  // "process 4711 on HOST": this one

// The program that runs here, and a shell with one command: words for run_program().
std::string this_program();
std::vector<std::string> shell_words(const std::string& command);

// Threads started in its lifetime take no Ctrl-C, so that it reaches the thread that reads.
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

// An empty file without a name, to be closed by the caller: in memory where the system can; -1: failed.
int open_nameless_file();
bool rewind(int descriptor);

struct ProgramEnd {
    int code = 0;                  // the exit code; 128 and more: ended by a signal
    double processor_seconds = 0;  // its own and those of the programs that it ran
};

// Runs `words` (a program and its arguments) with these descriptors as its standard input and output; standard error is ours.
//
//   cancel   ends the program early when set, after the next Ctrl-C
//   returns  words for the user when it cannot be started
std::expected<ProgramEnd, std::string> run_program(const std::vector<std::string>& words, int input,
                                                   int output, const std::atomic<bool>& cancel);

}  // namespace nonet::cli::platform
