// proof: answers with certificates that nonet-verify, or anybody, can check.

#include "flow/batch.hpp"
#include "flow/limits.hpp"
#include "flow/pipeline.hpp"
#include "forms/form.hpp"
#include "forms/json.hpp"
#include "frame/flags.hpp"
#include "nonet/proof.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr Flag binary{.name = "--binary", .help = "write the binary form, for large batches"};
constexpr std::array flags{
    binary, flag::budget, flag::jobs, flag::progress, flag::no_progress,
};

constexpr std::array examples{
    Example{"Singles alone refute everything else, so no split is needed:",
            "echo .......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... |\n"
            "    nonet proof",
            "unique "
            ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6... "
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159\n"},
};

class Proving {
 public:
    Proving(const Args& args, Streams& io) : binary_(args.has(binary)), limits_(limits_by(args, io)) {
        if (binary_ && io.out_is_terminal)
            throw UsageError("--binary would write bytes to the terminal: send them to a file or a program");
    }

    void answer(const Batch& batch, Rows& rows) const {
        if (binary_ && batch.number == 0) rows.out += proof_magic;
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) answer(batch, batch.store[i], rows);
    }

 private:
    void answer(const Batch& batch, const Record& record, Rows& rows) const {
        if (record.error) {
            rows.refuse(batch, *record.error);
            return leave_out(record, rows, name_of(Status::invalid));
        }
        const auto proof = prove(record.puzzle, limits_);
        if (!proof) {
            rows.message(batch, record.line, 1, "error", proof.error().message());
            rows.exit(Exit::bad_input);
            return leave_out(record, rows, name_of(Status::invalid));
        }
        if (proof->status == Status::budget) {
            if (is_cancelled(limits_)) return rows.cut();
            rows.message(batch, record.line, 1, "error", "the budget was spent before there was a proof");
            rows.exit(Exit::budget);
            return leave_out(record, rows, name_of(Status::budget));
        }
        rows.out += binary_ ? format_proof_binary(*proof) : format_proof(*proof) + '\n';
        if (proof->status != Status::unique) rows.exit(Exit::no);
        rows.relay();
    }

    // What stands in the place of a certificate: a comment, so that the rest can be checked.
    void leave_out(const Record& record, Rows& rows, std::string_view why) const {
        if (!binary_) rows.out += "# " + puzzle_as_it_came(record) + '\t' + std::string(why) + '\n';
    }

    const bool binary_;
    const Limits limits_;
};

Exit run_proof(const Args& args, Streams& io) {
    const Proving proving(args, io);
    return run_pipeline(args, io, [&](const Batch& batch, Rows& rows) { proving.answer(batch, rows); },
                        {.batch_size = 64})
        .exit;
}

}  // namespace

extern constinit const Command cmd_proof{
    .name = "proof",
    .summary = "a certificate of each answer, which nonet-verify checks",
    .description =
        "Writes one line for each puzzle: unique, none or several, the puzzle, its solutions, and for unique "
        "and none "
        "the splits of a tree that refutes everything else. The separate program nonet-verify, 300 lines "
        "that share "
        "nothing with nonet, checks them; so can a person. docs/proof.md has the format.\n\n"
        "A puzzle that could not be read or proved within the budget becomes a comment line. The exit code "
        "is 1 when "
        "some puzzle is not proper.",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_proof};

}  // namespace nonet::cli
