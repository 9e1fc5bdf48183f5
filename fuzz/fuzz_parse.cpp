// Any bytes as one puzzle, and any puzzle through every writer and back.

#include <string>

#include "expect.hpp"
#include "nonet/text.hpp"

namespace {

using namespace nonet;

void check_one_line(std::string_view text) {
    const auto line = parse_line(text);
    const auto puzzle = parse_classic_puzzle(text);
    if (!line) {
        FUZZ_EXPECT(line.error().at <= text.size() && !line.error().message().empty());
        return;
    }
    FUZZ_EXPECT(puzzle && puzzle->givens == *line);
    FUZZ_EXPECT(parse_line(format_line(*line)).value() == *line);
}

void check_writers(const ClassicPuzzle& puzzle) {
    for (char blank : {'.', '0', '_', '-', '*', '?', 'x'}) {
        for (const std::string& text : {format_line(puzzle.givens, blank), format_grid(puzzle.givens, blank),
                                        format_pretty(puzzle.givens, blank)}) {
            const auto again = parse_classic_puzzle(text);
            FUZZ_EXPECT(again && again->givens == puzzle.givens && !again->marks);
        }
    }
    const Candidates candidates = candidates_of(puzzle);
    const auto marks = parse_classic_puzzle(format_marks(candidates));
    FUZZ_EXPECT(marks && marks->marks && *marks->marks == candidates);
    FUZZ_EXPECT(candidates_of(*marks) == candidates);
    const auto pencil = parse_classic_puzzle(format_pencil(candidates));
    FUZZ_EXPECT(pencil.has_value());
    // Without a list of two or more candidates a pencil-mark grid is a grid.
    FUZZ_EXPECT(!pencil->marks || *pencil->marks == candidates);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check_one_line(text);
    if (const auto puzzle = parse_classic_puzzle(text)) check_writers(*puzzle);
    return 0;
}
