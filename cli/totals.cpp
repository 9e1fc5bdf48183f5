#include "totals.hpp"

#include <fmt/format.h>

#include "json.hpp"

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
                  const Outcome& outcome) {
    std::string text;
    const auto of = [&](Status status) { return totals.puzzles[static_cast<std::size_t>(status)]; };
    if (json) {
        JsonObject object(text);
        object.text("engine", engine).number("puzzles", outcome.puzzles);
        for (Status status : all_statuses) object.number(name_of(status), of(status));
        object.counters(totals.counters).seconds("seconds", outcome.seconds).end_line();
    } else {
        text = fmt::format("{} puzzles", with_commas(outcome.puzzles));
        for (bool first = true; Status status : all_statuses) {
            if (of(status) == 0) continue;
            text += fmt::format("{}{} {}", std::exchange(first, false) ? ": " : ", ", with_commas(of(status)),
                                name_of(status));
        }
        const double rate = outcome.seconds > 0 ? static_cast<double>(outcome.puzzles) / outcome.seconds : 0;
        text += fmt::format("\nengine {}, {}, {} puzzles a second\n", engine, duration(outcome.seconds),
                            with_commas(static_cast<std::uint64_t>(rate)));
        text +=
            fmt::format("{} digit tries, {} backtracks, {} nodes\n", with_commas(totals.counters.digit_tries),
                        with_commas(totals.counters.backtracks), with_commas(totals.counters.nodes));
    }
    io.err.write(text);
}

}  // namespace nonet::cli
