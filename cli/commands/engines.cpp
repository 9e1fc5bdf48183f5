// engines: the engines that are compiled in, and which of them run on this machine.

#include <fmt/format.h>

#include "forms/json.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"

namespace nonet::cli {
namespace {

constexpr std::array engines_flags{flag::json};

constexpr std::array engines_examples{
    Example{"Show the current kernel:", "NONET_KERNEL=portable nonet engines | grep chosen",
            "portable    16  supported; the chosen one\n"},
    Example{"Find the engines that correspond to LeetCode's solutions:",
            "nonet engines | grep -o '^[a-z]* .*LeetCode, [a-z]*' | sed 's/ .*,/:/'",
            "scan: second\nrow: first\ntables: third\n"},
    Example{"Print only the names:", "nonet engines | awk 'NR > 1 { print $1 }' | head -n 2",
            "scan\ncolumn\n"},
};

bool is_chosen(const Kernel& kernel) { return &kernel == &default_kernel(); }

void add_table(std::string& out) {
    out += fmt::format("{:8} {:5}  {}\n", "engine", "marks", "idea");
    for (const Engine* engine : engines())
        out += fmt::format("{:8} {:5}  {}{}\n", engine->name, engine->takes_marks ? "yes" : "no",
                           engine->idea, engine == &default_engine() ? "; the default" : "");
    out += fmt::format("\n{:8} {}\n", "engine", "where it is shown");
    for (const Engine* engine : engines()) out += fmt::format("{:8} {}\n", engine->name, engine->source);
    out += fmt::format("\n{:8} {:5}  {}\n", "kernel", "lanes", "on this CPU");
    for (const Kernel* kernel : kernels())
        out += fmt::format("{:8} {:5}  {}{}\n", name_of(*kernel), lanes_of(*kernel),
                           is_supported(*kernel) ? "supported" : "not supported",
                           is_chosen(*kernel) ? "; the chosen one" : "");
}

void add_json_of_engines(std::string& out) {
    for (const Engine* engine : engines()) {
        JsonObject object(out);
        write_fields(object, *engine);
        object.end_line();
    }
    for (const Kernel* kernel : kernels()) {
        JsonObject object(out);
        write_fields(object, *kernel);
        object.end_line();
    }
}

Exit run_engines(const Args& args, Streams& io) {
    std::string out;
    args.has(flag::json) ? add_json_of_engines(out) : add_table(out);
    return print(io, out);
}

}  // namespace

extern constinit const Command engines_command{
    .name = "engines",
    .summary = "list the engines and the kernels",
    .description =
        R"(Lists the engines from the plainest to the fastest: name, whether pencil marks restrict the search, and the
idea; then the source of each algorithm: a tutorial (title and site), a paper or a program.

Then lists the kernels, the fast solver's code for one instruction set each: the number of positions processed
at once, whether this CPU can run it, and which one is chosen. The environment variable NONET_KERNEL chooses
another one.)",
    .operands = "",
    .flags = engines_flags,
    .examples = engines_examples,
    .run = run_engines};

}  // namespace nonet::cli
