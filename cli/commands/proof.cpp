// proof: answers with certificates that nonet-verify, or any other program, can check.

#include "nonet/more/proof.hpp"
#include "frame/flags.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag binary{.name = "--binary", .help = "write the binary form (smaller, for large batches)"};
constexpr auto proof_flags = flag::of_stream(binary, flag::board, flag::json, flag::budget);

constexpr std::array proof_examples{
    Example{
        "Certify a puzzle that singles solve, so it needs no splits:",
        "echo .......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... |\n"
        "    nonet proof",
        "unique .......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... 693784512487512936125963874932651487568247391741398625319475268856129743274836159\n"},
};

class ProofCommand : public RowCommand {
 public:
    ProofCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::line), binary_(args.has(binary)) {
        if (binary_ && form_.is_json()) throw UsageError("--binary and --json cannot be combined");
        if (binary_ && io.out_is_terminal)
            throw UsageError("--binary does not write to a terminal: redirect it to a file or a pipe");
    }

    PipelineOptions options() const override { return {.batch_size = 64}; }

 private:
    void ask_batch(const Batch& batch, Rows& rows) override {
        if (binary_ && batch.number == 0) rows.out += proof_magic;
        RowCommand::ask_batch(batch, rows);
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        if (binary_ && !puzzle.classic()) return refuse_board(row, "--binary");
        const Result<Proof> proof = prove(puzzle, left(row));
        if (!proof) return refuse(row, row.at_record(proof.error()));
        if (proof->status == Status::budget) return out_of_budget(row);
        if (row.form == Form::json)
            row.fields(*proof);
        else
            row.out += binary_ ? format_proof_binary(*proof) : format_proof(*proof) + '\n';
        if (proof->status != Status::unique) row.rows.exit(Exit::no);
        row.rows.relay();
    }

    void out_of_budget(const Row& row) const {
        if (cuts(row)) return;
        row.fail("the budget was spent before a proof was found");
        row.rows.exit(Exit::budget);
        leave_out(row, Status::budget);
    }

    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::json) return RowCommand::write_refusal(row, error);
        leave_out(row, Status::invalid);
    }

    // Writes a replacement for a certificate: a comment among lines, so that the rest can still be checked.
    void leave_out(const Row& row, Status status) const {
        if (binary_) return;
        if (row.form != Form::json) row.out += "# ";
        row.status(status);
    }

    const bool binary_;
};

}  // namespace

extern constinit const Command proof_command{
    .name = "proof",
    .summary = "write a certificate of each answer, for nonet-verify",
    .description =
        R"(Writes one line for each puzzle: unique, none or several, the puzzle, its solutions, and for unique and none the
proof that there are no others: the splits of a tree, or lemmas for boards other than the classic one. The
separate program nonet-verify, which shares no code with nonet, checks the lines; so can a person. docs/proof.md
describes the format.

A puzzle that could not be read or proved within the budget becomes a comment line. The exit code is 1 if some
puzzle is not proper.)",
    .operands = "[FILE...]",
    .flags = proof_flags,
    .examples = proof_examples,
    .run = run_rows<ProofCommand>};

}  // namespace nonet::cli
