#include "rows/row_command.hpp"

#include <gtest/gtest.h>

#include "cli/call.hpp"
#include "frame/flags.hpp"
#include "nonet/text.hpp"
#include "support/known_grids.hpp"

namespace nonet::cli {
namespace {

// Prints the number of givens of a puzzle; does not support puzzles with marks.
class Givens : public ClassicRowCommand {
 public:
    Givens(const Args& args, Streams& io) : ClassicRowCommand(args, io) {}
    PipelineOptions options() const override { return {.batch_size = 2}; }
    Exit end(Streams& io, const RunOutcome& outcome) override {
        io.err.write("in order:" + numbers_ + "\n");
        return RowCommand::end(io, outcome);
    }

 private:
    void ask_classic(const Row& row, const ClassicPuzzle& puzzle) override {
        if (puzzle.marks) return refuse(row, row.unsupported_marks());
        const auto givens = std::to_string(puzzle.givens.filled());
        row.tell(Status::multiple);
        row.rows.when_out([this, number = row.number()] { numbers_ += " " + std::to_string(number); });
        if (row.form == Form::json) return row.json().text("givens", givens).end_line();
        if (row.form == Form::csv) return csv(row, {givens, "counted"});
        row.line(givens);
    }

    std::vector<std::string_view> columns() const override { return {"givens", "status"}; }

    std::string numbers_;
};

constexpr auto flags = flag::of_rows(flag::format("line csv json", ""), flag::stats);
constexpr Command command{.name = "givens", .operands = "[FILE...]", .flags = flags, .run = run_rows<Givens>};

Called givens(std::vector<std::string_view> words, std::string_view input, bool cancelled = false) {
    StringInput in(input);
    StringOutput out, err;
    std::atomic<bool> cancel{cancelled};
    Streams io{.in = in, .out = out, .err = err, .cancel = cancel};
    const Exit exit = command.run(Args(command, words), io);
    return {exit, out.text, err.text};
}

const std::string line = known::classic;

TEST(RowCommand, AsksEachPuzzleAndGathersInTheOrderOfTheInput) {
    std::string input, output, order;
    for (int i = 0; i < 9; ++i) {
        input += line + "\n";
        output += line + "\t32\n";
        order += " " + std::to_string(i);
    }
    const Called called = givens({"--jobs", "3"}, input);
    EXPECT_EQ(called.out, output);
    EXPECT_EQ(called.err, "in order:" + order + "\n");
    EXPECT_EQ(called.exit, Exit::no);
}

TEST(RowCommand, RefusesInTheFormThatIsWanted) {
    const Called lines = givens({}, "abc\n" + line + "\n");
    EXPECT_EQ(lines.out, "abc\tinvalid\n" + line + "\t32\n");
    EXPECT_TRUE(lines.err.starts_with("<stdin>:1:")) << lines.err;
    EXPECT_EQ(lines.exit, Exit::bad_input);
    const Called json = givens({"--json"}, "abc\n");
    EXPECT_TRUE(
        json.out.starts_with(R"({"file":"<stdin>","line":1,"text":"abc","status":"invalid","error":{)"))
        << json.out;
    const Called table = givens({"--format", "csv"}, "abc\n" + line + "\n");
    EXPECT_EQ(table.out, "puzzle,givens,status\nabc,,invalid\n" + line + ",32,counted\n");
}

TEST(RowCommand, RefusesWhatTheCommandDoesNotTake) {
    const std::string marks = format_marks(candidates_of(*parse_classic_puzzle(line)));
    const Called called = givens({"--stats"}, marks + "\n" + line + "\n");
    EXPECT_EQ(called.out, marks + "\tinvalid\n" + line + "\t32\n");
    EXPECT_NE(called.err.find("found pencil marks, expected givens only"), std::string::npos) << called.err;
    EXPECT_NE(called.err.find("2 puzzles: 1 multiple, 1 invalid"), std::string::npos) << called.err;
    EXPECT_EQ(called.exit, Exit::bad_input);
}

TEST(RowCommand, WritesNothingOnceWorkIsCancelled) {
    const Called called = givens({}, line + "\n", true);
    EXPECT_EQ(called.out, "");
    EXPECT_EQ(called.exit, Exit::interrupted);
}

}  // namespace
}  // namespace nonet::cli
