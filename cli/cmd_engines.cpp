// engines: what is compiled in.

#include <fmt/format.h>

#include "args.hpp"
#include "flags.hpp"
#include "json.hpp"

namespace nonet::cli {
namespace {

constexpr std::array flags{flag::json};

constexpr std::array examples{
    Example{"The names only:", "nonet engines | awk 'NR > 1 { print $1 }' | head -n 2", "scan\ncolumn\n"},
};

void add_table(std::string& out) {
    out += fmt::format("{:8} {:5}  {}\n", "engine", "marks", "idea (source)");
    for (const Engine* engine : engines())
        out += fmt::format("{:8} {:5}  {}{}{}\n", engine->name, engine->takes_marks ? "yes" : "no",
                           engine->idea, engine->source.empty() ? "" : fmt::format(" ({})", engine->source),
                           engine == &default_engine() ? "; the default" : "");
}

void add_json(std::string& out) {
    for (const Engine* engine : engines()) {
        JsonObject object(out);
        write_fields(object, *engine);
        object.end_line();
    }
}

Exit run_engines(const Args& args, Streams& io) {
    std::string out;
    args.has(flag::json) ? add_json(out) : add_table(out);
    return io.out.write(out) == Output::State::failed ? Exit::input_output : Exit::done;
}

}  // namespace

extern constinit const Command cmd_engines{
    .name = "engines",
    .summary = "the engines that are compiled in",
    .description =
        R"(Lists the engines from the plainest to the fastest: name, whether pencil marks restrict the search, the
idea, and where the algorithm comes from.)",
    .operands = "",
    .flags = flags,
    .examples = examples,
    .run = run_engines};

}  // namespace nonet::cli
