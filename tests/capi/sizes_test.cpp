// The size at the beginning of each struct: sizes of no version are rejected, and nothing is read or written with them.

#include <cstdint>
#include <memory>

#include "answers.hpp"

namespace nonet {
namespace {

// Expects that a function rejects a struct with this size. The struct is at the end of its memory, so that a sanitizer
// sees more.
template <class Struct, class Ask>
void expect_refused(const Struct& made, Ask ask) {
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{1}, std::size_t{1} << 20, SIZE_MAX / 2, SIZE_MAX}) {
        const auto given = std::make_unique<Struct>(made);
        given->size = size;
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(ask(given.get(), &error), NONET_BAD_ARGUMENT) << size;
        EXPECT_EQ(error.code, NONET_BAD_ARGUMENT) << size;
    }
}

TEST(CSizes, OfLimitsAreLookedAt) {
    expect_refused(nonet_limits NONET_LIMITS_INIT, [](nonet_limits* limits, nonet_error* error) {
        std::uint64_t count = 0;
        return nonet_count(Given(puzzle), limits, &count, nullptr, error);
    });
}

TEST(CSizes, OfAnswersAreLookedAt) {
    expect_refused(nonet_answer NONET_ANSWER_INIT, [](nonet_answer* answer, nonet_error* error) {
        return nonet_solve(Given(puzzle), nullptr, nullptr, answer, error);
    });
    expect_refused(
        nonet_trace_summary NONET_TRACE_SUMMARY_INIT, [](nonet_trace_summary* summary, nonet_error* error) {
            return nonet_trace(Given(puzzle), nullptr, nullptr, nullptr, 0, nullptr, 0, summary, error);
        });
    expect_refused(nonet_record NONET_RECORD_INIT, [](nonet_record* record, nonet_error* error) {
        nonet_reader* const reader = nonet_reader_of(nullptr, puzzle.data(), puzzle.size(), error);
        EXPECT_EQ(nonet_reader_next(reader, record, error), 0);
        nonet_reader_free(reader);
        return error->code;
    });
}

TEST(CSizes, OfOptionsAreLookedAt) {
    expect_refused(nonet_batch NONET_BATCH_INIT, [](nonet_batch* batch, nonet_error* error) {
        return nonet_solve_batch(batch, nullptr, nullptr, nullptr, error);
    });
    expect_refused(nonet_batch NONET_BATCH_INIT, [](nonet_batch* batch, nonet_error* error) {
        return nonet_solve_each(batch, nullptr, error);
    });
    const Text out;
    expect_refused(nonet_explain_options NONET_EXPLAIN_OPTIONS_INIT,
                   [&](nonet_explain_options* options, nonet_error* error) {
                       return nonet_explain(Given(puzzle), options, nullptr, out.c, error);
                   });
    expect_refused(nonet_explain_options NONET_EXPLAIN_OPTIONS_INIT,
                   [&](nonet_explain_options* options, nonet_error* error) {
                       return nonet_rate(Given(puzzle), options, nullptr, out.c, error);
                   });
    expect_refused(nonet_generate_options NONET_GENERATE_OPTIONS_INIT,
                   [&](nonet_generate_options* options, nonet_error* error) {
                       return nonet_generate(nullptr, options, 0, 1, nullptr, out.c, error);
                   });
    expect_refused(nonet_generate_options NONET_GENERATE_OPTIONS_INIT,
                   [&](nonet_generate_options* options, nonet_error* error) {
                       return nonet_generate("4x4", options, 0, 1, nullptr, out.c, error);
                   });
    expect_refused(nonet_audit_options NONET_AUDIT_OPTIONS_INIT,
                   [](nonet_audit_options* options, nonet_error* error) {
                       nonet_audit* audit = nullptr;
                       return nonet_audit_new(options, nullptr, nullptr, &audit, error);
                   });
    nonet_audit* audit = nullptr;
    ASSERT_EQ(nonet_audit_new(nullptr, nullptr, nullptr, &audit, nullptr), NONET_OK);
    expect_refused(nonet_audit_row NONET_AUDIT_ROW_INIT, [&](nonet_audit_row* row, nonet_error* error) {
        return nonet_audit_add(audit, row, nullptr, error);
    });
    nonet_audit_free(audit);
}

TEST(CSizes, AnErrorOfAnotherSizeIsLeftAlone) {
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, SIZE_MAX}) {
        const auto error = std::make_unique<nonet_error>(nonet_error NONET_ERROR_INIT);
        error->size = size;
        EXPECT_EQ(status_of_reading("12", nullptr, error.get()), NONET_WRONG_LENGTH);
        EXPECT_EQ(error->code, NONET_OK);
        EXPECT_STREQ(error->message, "");
    }
}

TEST(CSizes, CountsBeyondAnyMemoryAreNoMemory) {
    const Text out;
    nonet_generate_options options = NONET_GENERATE_OPTIONS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_generate(nullptr, &options, 0, SIZE_MAX, nullptr, out.c, &error), NONET_NO_MEMORY);
    EXPECT_STREQ(error.message, "found no memory left, expected enough for the answer");
    EXPECT_EQ(error.code, NONET_NO_MEMORY);
    EXPECT_STREQ(nonet_status_name(NONET_NO_MEMORY), "no_memory");
    EXPECT_STREQ(nonet_status_name(NONET_NO_MEMORY + 1), "unknown");
}

}  // namespace
}  // namespace nonet
