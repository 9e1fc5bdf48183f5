#include "flow/totals.hpp"

#include <fmt/format.h>

#include "command/json.hpp"
#include "flow/pipeline.hpp"
#include "flow/progress.hpp"

namespace nonet::cli {

void Totals::count(Status status, const Counters& more) {
    count(status);
    counters += more;
}

Totals& Totals::operator+=(const Totals& other) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) puzzles[i] += other.puzzles[i];
    counters += other.counters;
    return *this;
}

void print_totals(Streams& io, bool json, std::string_view engine, const Totals& totals,
                  const RunOutcome& outcome) {
    std::string text;
    const auto of = [&](Status status) { return totals.puzzles[static_cast<std::size_t>(status)]; };
    if (json) {
        JsonObject object(text);
        if (!engine.empty()) object.text("engine", engine);
        object.number("puzzles", outcome.puzzles);
        for (Status status : all_statuses) object.number(name_of(status), of(status));
        if (!engine.empty()) object.counters(totals.counters);
        object.seconds("seconds", outcome.seconds).end_line();
        io.err.write(text);
        return;
    }
    text = fmt::format("{} puzzle{}", with_commas(outcome.puzzles), outcome.puzzles == 1 ? "" : "s");
    for (bool first = true; Status status : all_statuses) {
        if (of(status) == 0) continue;
        text += fmt::format("{}{} {}", std::exchange(first, false) ? ": " : ", ", with_commas(of(status)),
                            name_of(status));
    }
    const double rate = outcome.seconds > 0 ? static_cast<double>(outcome.puzzles) / outcome.seconds : 0;
    text += fmt::format("\n{}, {} puzzles a second\n", duration(outcome.seconds),
                        with_commas(static_cast<std::uint64_t>(rate)));
    if (!engine.empty())
        text += fmt::format("engine {}: {} digit tries, {} backtracks, {} nodes\n", engine,
                            with_commas(totals.counters.digit_tries), with_commas(totals.counters.backtracks),
                            with_commas(totals.counters.nodes));
    io.err.write(text);
}

}  // namespace nonet::cli
