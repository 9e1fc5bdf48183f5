/* The C face from C99: every function once, through the shared library.  What the answers must be in detail is
 * said in capi_test.cpp, which compares with the C++ interface. */

#include <stdio.h>
#include <string.h>

#include "nonet/nonet.h"

static int failures = 0;

#define EXPECT(condition)                                                            \
    do {                                                                             \
        if (!(condition)) {                                                          \
            fprintf(stderr, "%s:%d: expected %s\n", __FILE__, __LINE__, #condition); \
            ++failures;                                                              \
        }                                                                            \
    } while (0)

static const char rows[] =
    "3 0 6 5 0 8 4 0 0\n5 2 0 0 0 0 0 0 0\n0 8 7 0 0 0 0 3 1\n0 0 3 0 1 0 0 8 0\n9 0 0 8 6 3 0 0 5\n"
    "0 5 0 0 9 0 6 0 0\n1 3 0 0 0 0 2 5 0\n0 0 0 0 0 0 0 7 4\n0 0 5 2 0 6 3 0 0\n";
static const char line[] =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
static const char solution[] =
    "316578492529134768487629531263415987974863125851792643138947256692351874745286319";

static nonet_puzzle* read_puzzle(const char* text) {
    nonet_puzzle* puzzle = NULL;
    EXPECT(nonet_puzzle_read(NULL, text, strlen(text), &puzzle, NULL) == NONET_OK);
    return puzzle;
}

static void solves(void) {
    nonet_puzzle* puzzle = read_puzzle(rows);
    char first[NONET_CELLS_ROOM], second[NONET_CELLS_ROOM];
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    answer.first = first;
    answer.second = second;
    answer.room = sizeof first;
    EXPECT(nonet_solve(puzzle, NULL, NULL, &answer, &error) == NONET_OK);
    EXPECT(answer.outcome == NONET_UNIQUE);
    EXPECT(strcmp(nonet_outcome_name(answer.outcome), "unique") == 0);
    EXPECT(answer.solutions == 1);
    EXPECT(strcmp(first, solution) == 0);
    EXPECT(strcmp(second, "") == 0);
    nonet_puzzle_free(puzzle);
}

static void counts_within_limits(void) {
    nonet_puzzle* puzzle =
        read_puzzle(".................................................................................");
    nonet_limits limits = NONET_LIMITS_INIT;
    uint64_t count = 0;
    nonet_stop stop = NONET_STOP_FINISHED;
    limits.solutions = 1000;
    EXPECT(nonet_count(puzzle, &limits, &count, &stop, NULL) == NONET_OK);
    EXPECT(count == 1000 && stop == NONET_STOP_SOLUTIONS);
    nonet_puzzle_free(puzzle);
}

static void stops_when_asked(void) {
    nonet_puzzle* puzzle = read_puzzle(line);
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_cancel flag;
    uint64_t count = 1;
    nonet_stop stop = NONET_STOP_FINISHED;
    nonet_cancel_reset(&flag);
    nonet_cancel_request(&flag);
    limits.cancel = &flag;
    EXPECT(nonet_count(puzzle, &limits, &count, &stop, NULL) == NONET_OK);
    EXPECT(count == 0 && stop == NONET_STOP_CANCELLED);
    nonet_puzzle_free(puzzle);
}

static void solves_many(void) {
    uint8_t grids[2 * 81] = {0}, first[2 * 81] = {0}, outcomes[2] = {9, 9};
    uint64_t solutions[2] = {9, 9}, nodes[2] = {0, 0};
    nonet_batch batch = NONET_BATCH_INIT;
    nonet_stop stop = NONET_STOP_CANCELLED;
    int i;
    for (i = 0; i < 81; ++i) grids[i] = line[i] == '.' ? 0 : (uint8_t)(line[i] - '0');
    batch.count = 2;
    batch.grids = grids;
    batch.first = first;
    batch.outcomes = outcomes;
    batch.solutions = solutions;
    batch.nodes = nodes;
    EXPECT(nonet_solve_batch(&batch, NULL, "portable", &stop, NULL) == NONET_OK);
    EXPECT(stop == NONET_STOP_FINISHED);
    EXPECT(outcomes[0] == NONET_UNIQUE && outcomes[1] == NONET_MULTIPLE);
    EXPECT(solutions[0] == 1 && solutions[1] == 2 && nodes[0] >= 1 && nodes[1] >= 1);
    for (i = 0; i < 81; ++i) EXPECT(first[i] == solution[i] - '0');
    outcomes[0] = outcomes[1] = 9;
    EXPECT(nonet_solve_each(&batch, NULL, NULL) == NONET_OK);
    EXPECT(outcomes[0] == NONET_UNIQUE && outcomes[1] == NONET_MULTIPLE);
    EXPECT(nonet_kernel_count() > 0 && strcmp(nonet_kernel_name(0), "portable") == 0);
    EXPECT(nonet_kernel_is_supported(0) == 1 && nonet_kernel_name(nonet_kernel_count()) == NULL);
}

static void reads_and_writes(void) {
    nonet_puzzle* puzzle = read_puzzle(rows);
    nonet_text* text = nonet_text_new();
    EXPECT(strcmp(nonet_puzzle_cells(puzzle), line) == 0 && strcmp(nonet_puzzle_marks(puzzle), "") == 0);
    EXPECT(strcmp(nonet_puzzle_form(puzzle), "grid") == 0 && strcmp(nonet_puzzle_board(puzzle), "9x9") == 0);
    EXPECT(nonet_format(puzzle, "grid", text, NULL) == NONET_OK);
    EXPECT(strcmp(nonet_text_chars(text), rows) == 0);
    nonet_text_free(text);
    nonet_puzzle_free(puzzle);
}

static size_t one_byte(void* context, char* buffer, size_t size) {
    const char** text = context;
    if (size == 0 || **text == '\0') return 0;
    *buffer = *(*text)++;
    return 1;
}

static void reads_many(void) {
    const char* text = "nothing\n\n3 0 6 5 0 8 4 0 0\n";
    nonet_record record = NONET_RECORD_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_reader* reader = nonet_reader_of(NULL, rows, strlen(rows), NULL);
    EXPECT(nonet_reader_next(reader, &record, &error) == 1 && record.status == NONET_OK);
    EXPECT(strcmp(nonet_puzzle_cells(record.puzzle), line) == 0 && record.line == 1);
    EXPECT(nonet_reader_next(reader, &record, &error) == 0);
    nonet_reader_free(reader);
    reader = nonet_reader_new(NULL, one_byte, &text, NULL);
    EXPECT(nonet_reader_next(reader, &record, &error) == 1 && record.status == NONET_BAD_CHARACTER);
    EXPECT(error.line == 1 && error.column == 1);
    EXPECT(nonet_reader_next(reader, &record, &error) == 1 && record.status == NONET_WRONG_LENGTH);
    EXPECT(record.line == 3 && nonet_reader_next(reader, &record, &error) == 0);
    nonet_reader_free(reader);
    text = "..4..2....14....\n";
    reader = nonet_reader_of(NULL, text, strlen(text), &error);
    EXPECT(nonet_reader_next(reader, &record, &error) == 1 && record.status == NONET_OK);
    EXPECT(strcmp(nonet_puzzle_board(record.puzzle), "4x4") == 0 &&
           strcmp(nonet_puzzle_cells(record.puzzle), "..4..2....14....") == 0);
    nonet_reader_free(reader);
    EXPECT(!nonet_reader_of("4x4+y", text, strlen(text), &error));
    EXPECT(error.code == NONET_BAD_ARGUMENT);
}

static void says_what_is_wrong(void) {
    nonet_error error = NONET_ERROR_INIT;
    nonet_puzzle* puzzle = NULL;
    EXPECT(nonet_puzzle_read(NULL, "12x", 3, &puzzle, &error) != NONET_OK && puzzle == NULL);
    EXPECT(error.code != NONET_OK && strlen(error.message) > 0);
    EXPECT(strcmp(nonet_status_name(NONET_WRONG_LENGTH), "wrong_length") == 0);
}

static void names_its_engines(void) {
    size_t number;
    EXPECT(nonet_engine_count() > 0);
    for (number = 0; number < nonet_engine_count(); ++number) {
        EXPECT(strlen(nonet_engine_name(number)) > 0);
        EXPECT(strlen(nonet_engine_idea(number)) > 0);
        EXPECT(nonet_engine_source(number) != NULL);
        if (strcmp(nonet_engine_name(number), "row") == 0) EXPECT(nonet_engine_takes_marks(number) == 0);
    }
    EXPECT(nonet_engine_name(number) == NULL);
}

static void take_note(void* context, const char* cells) {
    ++*(int*)context;
    EXPECT(strlen(cells) == 81);
}

static void lists_and_unites(void) {
    nonet_puzzle* puzzle = read_puzzle(line);
    nonet_text* marks = nonet_text_new();
    int called = 0;
    uint64_t count = 0;
    nonet_stop stop = NONET_STOP_BUDGET;
    EXPECT(nonet_enumerate(puzzle, NULL, take_note, &called, &count, &stop, NULL) == NONET_OK);
    EXPECT(called == 1 && count == 1 && stop == NONET_STOP_FINISHED);
    EXPECT(strcmp(nonet_stop_name(stop), "finished") == 0);
    EXPECT(nonet_true_candidates(puzzle, NULL, marks, &stop, NULL) == NONET_OK);
    EXPECT(nonet_text_length(marks) == 729 && nonet_text_chars(marks)[2] == '3');
    nonet_text_free(marks);
    nonet_puzzle_free(puzzle);
}

static void gathers_lists(void) {
    nonet_puzzle* classic = read_puzzle(line);
    nonet_puzzle* small = read_puzzle("..4..2....14....");
    nonet_text* lines = nonet_text_new();
    uint64_t count = 0;
    EXPECT(nonet_enumerate(classic, NULL, nonet_gather_grids(), lines, &count, NULL, NULL) == NONET_OK);
    EXPECT(count == 1 && nonet_text_length(lines) == 82 && nonet_text_chars(lines)[81] == '\n');
    EXPECT(strncmp(nonet_text_chars(lines), solution, 81) == 0);
    nonet_text_clear(lines);
    EXPECT(nonet_text_length(lines) == 0 && strcmp(nonet_text_chars(lines), "") == 0);
    EXPECT(nonet_rule_kinds(lines, NULL) == NONET_OK &&
           strstr(nonet_text_chars(lines), "\"killer\"") != NULL);
    EXPECT(nonet_rule_kinds(NULL, NULL) == NONET_BAD_ARGUMENT);
    nonet_text_clear(lines);
    EXPECT(nonet_enumerate(small, NULL, nonet_gather_grids(), lines, &count, NULL, NULL) == NONET_OK);
    EXPECT(count == 1 && strcmp(nonet_text_chars(lines), "3142423123141423\n") == 0);
    EXPECT(nonet_minimal(classic, NULL, lines, NULL) == NONET_OK && nonet_text_length(lines) == 81);
    EXPECT(nonet_draw(small, 0, NULL, NULL, lines, NULL) == NONET_OK);
    EXPECT(strncmp(nonet_text_chars(lines), "<svg", 4) == 0);
    EXPECT(nonet_draw_ground("4x4+x", lines, NULL) == NONET_OK);
    EXPECT(nonet_photo_read(NULL, 0, 0, NULL, 0, NULL, NULL, NULL, NULL) == NONET_BAD_ARGUMENT);
    nonet_text_free(lines);
    nonet_puzzle_free(small);
    nonet_puzzle_free(classic);
}

static void answers_in_text(void) {
    nonet_puzzle* puzzle = read_puzzle(line);
    nonet_puzzle* solved = read_puzzle(solution);
    nonet_puzzle* isomorph;
    nonet_text* text = nonet_text_new();
    nonet_outcome outcome = NONET_BUDGET;
    nonet_generate_options options = NONET_GENERATE_OPTIONS_INIT;
    nonet_explain_options path = NONET_EXPLAIN_OPTIONS_INIT;
    EXPECT(nonet_check(puzzle, 1, NULL, text, NULL) == NONET_OK);
    EXPECT(strncmp(nonet_text_chars(text), "{\"status\":\"unique\",\"givens\":32,", 31) == 0);
    EXPECT(nonet_estimate(puzzle, 1, 0, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_diagnose(NULL, line, strlen(line), NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_diagnose_entries(puzzle, solved, NULL, 0, NULL, text, NULL) == NONET_OK);
    EXPECT(strcmp(nonet_text_chars(text), "{\"status\":\"unique\",\"changed\":[],\"wrong\":[]}") == 0);
    EXPECT(nonet_hint(puzzle, 3, NULL, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_explain(puzzle, NULL, NULL, text, NULL) == NONET_OK);
    path.only = "hidden_single";
    EXPECT(nonet_explain(puzzle, &path, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_all_steps(puzzle, NULL, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_why_not(puzzle, 1, 9, NULL, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_rate(puzzle, NULL, NULL, text, NULL) == NONET_OK);
    EXPECT(strncmp(nonet_text_chars(text), "{\"status\":\"unique\",\"er\":1.5,", 28) == 0);
    path.only = NULL;
    path.scale = "nonet";
    EXPECT(nonet_rate(puzzle, &path, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_hint(puzzle, 5, &path, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_why_not(puzzle, 1, 9, &path, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_all_steps(puzzle, &path, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_scale("hidden_single 1.0\n", text, NULL) == NONET_OK);
    EXPECT(nonet_prove(puzzle, NULL, text, &outcome, NULL) == NONET_OK);
    EXPECT(outcome == NONET_UNIQUE && strncmp(nonet_text_chars(text), "unique ", 7) == 0);
    EXPECT(nonet_canon(puzzle, text, NULL) == NONET_OK);
    EXPECT(nonet_scramble(puzzle, 1, 0, text, NULL) == NONET_OK);
    isomorph = read_puzzle(nonet_text_chars(text));
    EXPECT(nonet_same(puzzle, isomorph, text, NULL) == NONET_OK);
    EXPECT(strncmp(nonet_text_chars(text), "{\"same\":true,", 13) == 0);
    EXPECT(nonet_generate(NULL, &options, 0, 1, NULL, text, NULL) == NONET_OK);
    EXPECT(nonet_text_length(text) == strlen(nonet_text_chars(text)) && nonet_text_length(text) > 162);
    nonet_text_free(text);
    nonet_puzzle_free(isomorph);
    nonet_puzzle_free(solved);
    nonet_puzzle_free(puzzle);
}

static void traces(void) {
    nonet_puzzle* puzzle = read_puzzle(line);
    nonet_trace_summary summary = NONET_TRACE_SUMMARY_INIT;
    uint32_t events[4];
    EXPECT(nonet_trace(puzzle, "row", NULL, NULL, 0, events, 4, &summary, NULL) == NONET_OK);
    EXPECT(summary.full == 1 && summary.events == 4);
    EXPECT((events[0] & 255) == 1 && (events[0] >> 8 & 65535) == 1 && events[0] >> 24 == 0);
    EXPECT(nonet_trace(puzzle, "row", NULL, events + 1, 1, events, 1, &summary, NULL) == NONET_OK);
    EXPECT(summary.full == 1 && summary.events == 1);
    nonet_puzzle_free(puzzle);
}

static void names_its_techniques(void) {
    size_t number;
    int found = 0;
    for (number = 0; number < nonet_technique_count(); ++number)
        if (strcmp(nonet_technique_id(number), "x_wing") == 0)
            found =
                strcmp(nonet_technique_name(number), "X-Wing") == 0 && nonet_technique_rating(number) == 32;
    EXPECT(nonet_symmetry_count() == 10 && strcmp(nonet_symmetry_name(1), "rot180") == 0 &&
           strcmp(nonet_symmetry_words(1), "half turn") == 0);
    EXPECT(found == 1 && nonet_technique_id(number) == NULL && nonet_technique_name(number) == NULL);
}

static void names_its_kernels(void) {
    size_t number;
    int found = 0;
    for (number = 0; number < nonet_kernel_count(); ++number)
        if (strcmp(nonet_kernel_name(number), nonet_kernel_default()) == 0)
            found = nonet_kernel_is_supported(number);
    EXPECT(found == 1);
}

static void count_finding(void* context, const nonet_finding* finding) {
    ++*(int*)context;
    EXPECT(finding->defect == NONET_REPEAT && finding->same == 1 && finding->line == 2 &&
           finding->of_line == 1);
}

static void audits_and_divides(void) {
    nonet_puzzle* puzzle = read_puzzle(line);
    const uint32_t shares[2] = {0, 1};
    nonet_audit* audit = NULL;
    nonet_audit_row row = NONET_AUDIT_ROW_INIT;
    nonet_text* summary = nonet_text_new();
    nonet_fingerprint fingerprint = {0, 0};
    nonet_stop stop = NONET_STOP_BUDGET;
    size_t part = 0;
    int findings = 0;
    row.text = line;
    row.length = strlen(line);
    EXPECT(nonet_audit_new(NULL, count_finding, &findings, &audit, NULL) == NONET_OK);
    for (row.line = 1; row.line <= 2; ++row.line)
        EXPECT(nonet_audit_add(audit, &row, NULL, NULL) == NONET_OK);
    EXPECT(nonet_audit_summary(audit, summary, &stop, NULL) == NONET_OK);
    EXPECT(findings == 1 && stop == NONET_STOP_FINISHED);
    EXPECT(strncmp(nonet_text_chars(summary), "{\"rows\":2,", 10) == 0);
    EXPECT(strcmp(nonet_defect_name(NONET_LEAK), "leak") == 0);
    EXPECT(strcmp(nonet_defect_name(NONET_LEAK + 1), "unknown") == 0);
    nonet_audit_free(audit);
    nonet_text_clear(summary);
    EXPECT(nonet_audit_new(NULL, nonet_gather_findings(), summary, &audit, NULL) == NONET_OK);
    for (row.line = 1; row.line <= 2; ++row.line)
        EXPECT(nonet_audit_add(audit, &row, NULL, NULL) == NONET_OK);
    {
        nonet_text* totals = nonet_text_new();
        EXPECT(nonet_audit_summary(audit, totals, NULL, NULL) == NONET_OK);
        nonet_text_free(totals);
    }
    EXPECT(strncmp(nonet_text_chars(summary), "{\"file\":0,\"line\":2,\"defect\":\"repeat\",", 37) == 0);
    nonet_audit_free(audit);
    nonet_text_free(summary);
    EXPECT(nonet_class_of(puzzle, 0, NULL, &fingerprint, NULL) == NONET_OK);
    EXPECT(nonet_part_of(&fingerprint, 0, shares, 2, &part, NULL) == NONET_OK && part == 1);
    nonet_puzzle_free(puzzle);
}

int main(void) {
    EXPECT(strcmp(nonet_version(), NONET_VERSION) == 0);
    EXPECT(nonet_version_number() ==
           10000 * NONET_VERSION_MAJOR + 100 * NONET_VERSION_MINOR + NONET_VERSION_PATCH);
    audits_and_divides();
    solves();
    counts_within_limits();
    stops_when_asked();
    solves_many();
    reads_and_writes();
    reads_many();
    says_what_is_wrong();
    names_its_engines();
    lists_and_unites();
    gathers_lists();
    answers_in_text();
    traces();
    names_its_techniques();
    names_its_kernels();
    return failures != 0;
}
