// Data sets, in C.

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "capi/puzzle.hpp"
#include "command/json.hpp"
#include "command/say.hpp"
#include "nonet/more/dataset.hpp"

// Collects rows until there are enough for the kernel's lanes.
struct nonet_audit {
    bool minimality = false;
    nonet::Limits limits;
    nonet_on_finding on_finding = nullptr;
    void* context = nullptr;

    nonet::Audit audit;
    std::vector<nonet::AuditRow> rows;
    bool cancelled = false;
};

namespace nonet::capi {
namespace {

constexpr std::size_t rows_at_a_time = 1024;

void hand_over(const nonet_audit& audit, const JudgedRow& row) {
    if (!audit.on_finding) return;
    for (const Finding& found : row.findings) {
        const Earlier* const before = found.earlier();
        const Earlier earlier = before ? *before : Earlier{};
        const std::string detail = describe(found);
        const nonet_finding finding{.size = sizeof(nonet_finding),
                                    .defect = static_cast<nonet_defect>(found.defect),
                                    .file = row.place.file,
                                    .line = row.place.line,
                                    .same = earlier.same,
                                    .of_file = earlier.place.file,
                                    .of_line = earlier.place.line,
                                    .detail = detail.c_str()};
        audit.on_finding(audit.context, &finding);
    }
}

void judge_gathered(nonet_audit& audit) {
    const auto rows = std::exchange(audit.rows, {});
    const auto& cancel = audit.limits.cancel;
    audit.cancelled = audit.cancelled || (cancel && cancel->load(std::memory_order_relaxed));
    if (audit.cancelled) return;
    auto judged = judge_rows(rows, audit.minimality, audit.limits);
    audit.cancelled = !judged;
    if (audit.cancelled) return;
    for (JudgedRow& row : *judged) {
        audit.audit.take(row);
        hand_over(audit, row);
    }
}

void tell(const nonet_audit& audit, nonet_stop* stop) {
    if (stop) *stop = audit.cancelled ? NONET_STOP_CANCELLED : NONET_STOP_FINISHED;
}

std::optional<Error> error_in(const nonet_audit_row* row) {
    if (auto wrong = check_size(row, "row")) return wrong;
    if (!row->text && row->length != 0) return bad_argument("no text", "a text of the given length");
    if (!row->solution && row->solution_length != 0)
        return bad_argument("no solution", "a text of the given length");
    if (row->file >= Place::most_files)
        return bad_argument(say("file {number}", row->file),
                            say("a number below {number}", Place::most_files));
    if (row->line >= Place::most_lines)
        return bad_argument(say("line {number}", row->line),
                            say("a number below {number}", Place::most_lines));
    return {};
}

AuditRow translate(const nonet_audit_row& row) {
    AuditRow ours{{row.file, row.line}, parse_classic_puzzle({row.text, row.length}), {}};
    if (row.solution) ours.solution.emplace(row.solution, row.solution_length);
    return ours;
}

Error no_audit() { return bad_argument("no audit", "one of nonet_audit_new"); }

}  // namespace
}  // namespace nonet::capi

using namespace nonet::capi;

nonet_status nonet_audit_new(const nonet_audit_options* options, nonet_on_finding on_finding, void* context,
                             nonet_audit** audit, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!audit) return fail(bad_argument("no audit", "a place for the pointer"), error);
        auto ours = std::make_unique<nonet_audit>();
        ours->on_finding = on_finding;
        ours->context = context;
        if (options) {
            if (auto wrong = check_size(options, "options")) return fail(*wrong, error);
            ours->minimality = options->minimality != 0;
            ours->limits = {.nodes = options->nodes, .cancel = flag_of(options->cancel)};
        }
        *audit = ours.release();
        return NONET_OK;
    });
}

void nonet_audit_free(nonet_audit* audit) { delete audit; }

nonet_on_finding nonet_gather_findings(void) {
    return [](void* context, const nonet_finding* finding) {
        std::string& out = static_cast<nonet_text*>(context)->chars;
        nonet::JsonObject object(out);
        object.number("file", finding->file)
            .number("line", finding->line)
            .text("defect", nonet_defect_name(finding->defect))
            .text("detail", finding->detail);
        if (finding->defect >= NONET_REPEAT)
            object.boolean("same", finding->same != 0).object("of", [&](nonet::JsonObject& inner) {
                inner.number("file", finding->of_file).number("line", finding->of_line);
            });
        object.end();
        out += '\n';
    };
}

nonet_status nonet_audit_add(nonet_audit* audit, const nonet_audit_row* row, nonet_stop* stop,
                             nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!audit) return fail(no_audit(), error);
        if (auto wrong = error_in(row)) return fail(*wrong, error);
        audit->rows.push_back(translate(*row));
        if (audit->rows.size() == rows_at_a_time) judge_gathered(*audit);
        tell(*audit, stop);
        return NONET_OK;
    });
}

nonet_status nonet_audit_summary(nonet_audit* audit, nonet_text* out, nonet_stop* stop, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!audit) return fail(no_audit(), error);
        if (!out) return fail(bad_argument("no out", "a text made with nonet_text_new"), error);
        judge_gathered(*audit);
        tell(*audit, stop);
        out->chars = to_json(audit->audit.totals(), audit->minimality);
        return NONET_OK;
    });
}

nonet_status nonet_class_of(const nonet_puzzle* puzzle, int of_solution, const nonet_limits* limits,
                            nonet_fingerprint* fingerprint, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!fingerprint) return fail(bad_argument("no fingerprint", "a place for it"), error);
        const auto bounds = limits_from(limits);
        if (!bounds) return fail(bounds.error(), error);
        if (!puzzle) return fail(no_puzzle(), error);
        const auto of = of_solution ? nonet::FormOf::solution : nonet::FormOf::puzzle;
        const auto found = nonet::form_fingerprint(puzzle->puzzle, of, *bounds);
        if (!found) return fail(found.error(), error);
        *fingerprint = {found->high, found->low};
        return NONET_OK;
    });
}

nonet_status nonet_part_of(const nonet_fingerprint* fingerprint, uint64_t seed, const uint32_t* shares,
                           size_t count, size_t* part, nonet_error* error) {
    return guarded(error, [&]() -> nonet_status {
        if (!fingerprint) return fail(bad_argument("no fingerprint", "one of nonet_class_of"), error);
        if (!part) return fail(bad_argument("no part", "a place for the number"), error);
        if (!shares && count != 0)
            return fail(bad_argument("no shares", "an array of the given length"), error);
        const std::span given(shares, count);
        if (const auto sum = nonet::sum_of_shares(given); !sum) return fail(sum.error(), error);
        *part = nonet::part_of({fingerprint->high, fingerprint->low}, seed, given);
        return NONET_OK;
    });
}
