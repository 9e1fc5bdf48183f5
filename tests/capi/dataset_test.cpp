// Audits, fingerprints and parts in C equal those in C++.

#include <algorithm>
#include <array>

#include "answers.hpp"

namespace nonet {
namespace {

const std::string puzzle_solution = format_line(solve(*parse_classic_puzzle(puzzle)).first);
const std::string isomorph = format_line(apply(random_transform(1, 2), parse_classic_puzzle(puzzle)->givens));

// A finding on one line.
void note(void* lines, const nonet_finding* found) {
    std::string line = std::to_string(found->file) + ":" + std::to_string(found->line) + " " +
                       nonet_defect_name(found->defect) + ": " + found->detail;
    if (found->defect >= NONET_REPEAT)
        line += " (" + std::to_string(found->of_file) + ":" + std::to_string(found->of_line) +
                (found->same ? " same)" : ")");
    static_cast<std::vector<std::string>*>(lines)->push_back(line);
}

class CAudit : public ::testing::Test {
 protected:
    ~CAudit() override { nonet_audit_free(audit_); }

    nonet_audit* open(const nonet_audit_options* options = nullptr) {
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_audit_new(options, note, &found, &audit_, &error), NONET_OK) << error.message;
        return audit_;
    }

    nonet_stop add(std::uint64_t file, std::uint64_t line, const std::string& text,
                   const std::string* claimed = nullptr) {
        nonet_audit_row row = NONET_AUDIT_ROW_INIT;
        row.text = text.data(), row.length = text.size();
        if (claimed) row.solution = claimed->data(), row.solution_length = claimed->size();
        row.file = file, row.line = line;
        nonet_stop stop = NONET_STOP_STUCK;
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_audit_add(audit_, &row, &stop, &error), NONET_OK) << error.message;
        return stop;
    }

    std::string summary(nonet_stop expected = NONET_STOP_FINISHED) {
        Text out;
        nonet_stop stop = NONET_STOP_STUCK;
        EXPECT_EQ(nonet_audit_summary(audit_, out.c, &stop, nullptr), NONET_OK);
        EXPECT_EQ(stop, expected);
        return out.string();
    }

    std::vector<std::string> found;

 private:
    nonet_audit* audit_ = nullptr;
};

TEST_F(CAudit, FindsEveryKindOfDefect) {
    nonet_audit_options options = NONET_AUDIT_OPTIONS_INIT;
    options.minimality = 1;
    open(&options);
    std::string wrong = puzzle_solution;
    wrong[0] = wrong[0] == '1' ? '2' : '1';
    add(0, 1, puzzle, &puzzle_solution);
    add(0, 2, "no puzzle");
    add(0, 3, "11" + std::string(cell_count - 2, '.'));
    add(0, 4, none);
    add(0, 5, several);
    add(0, 6, puzzle, &wrong);
    add(0, 7, isomorph);
    add(1, 1, isomorph);
    add(1, 2, marks);
    const std::string counted = summary();
    const auto has = [&](const std::string& line) {
        return std::ranges::any_of(found, [&](const auto& one) { return one.starts_with(line); });
    };
    EXPECT_TRUE(has("0:1 not_minimal: can each be dropped: r"));
    EXPECT_TRUE(has("0:2 unreadable: found "));
    EXPECT_TRUE(has("0:3 clash: r1c1 and r1c2 are both 1 (row 1)"));
    EXPECT_TRUE(has("0:4 clash: "));
    EXPECT_TRUE(has("0:5 multiple: more than one solution"));
    EXPECT_TRUE(has("0:6 wrong_solution: r1c1 is " + wrong.substr(0, 1) + ", the given is 3"));
    EXPECT_TRUE(has("0:6 repeat: the same as 0:1 (0:1 same)"));
    EXPECT_TRUE(has("0:7 isomorph: isomorph of 0:1 (0:1)"));
    EXPECT_TRUE(has("1:1 leak: the same as 0:7 (0:7 same)"));
    EXPECT_TRUE(has("1:2 unreadable: found pencil marks, expected givens only"));
    EXPECT_TRUE(counted.starts_with(R"({"rows":9,"readable":7,"unique":4,"minimal":0,"forms":2,)"))
        << counted;
    EXPECT_TRUE(counted.ends_with(
        R"("defects":{"unreadable":2,"clash":2,"multiple":1,"wrong_solution":1,"not_minimal":4,"repeat":1,)"
        R"("isomorph":1,"leak":1}})"))
        << counted;
}

TEST_F(CAudit, CountsAndFindsAsCxxDoes) {
    Generator generator = std::move(*Generator::create({.seed = 4}));
    std::vector<Generated> made(1500);  // more than are judged at a time
    generator.make(0, made);
    for (std::size_t i = 0; i < 100; ++i) made[1400 + i] = made[7 * i];
    std::vector<AuditRow> rows;
    open();
    for (std::size_t i = 0; i < made.size(); ++i) {
        rows.push_back({{i % 2, i}, ClassicPuzzle{made[i].puzzle, {}}, format_line(made[i].solution)});
        add(i % 2, i, format_line(made[i].puzzle), &*rows.back().solution);
        if (i != 1100) continue;
        EXPECT_EQ(summary().find(R"("rows":1101,)"), 1u);  // an intermediate summary; more rows follow
    }
    Audit audit;
    auto judged = judge_rows(rows, false);
    for (JudgedRow& row : *judged) audit.take(row);
    EXPECT_EQ(summary(), written([&](auto& o) { write_fields(o, audit.totals(), false); }));
    EXPECT_EQ(audit.totals().all_defects(), 100u);
    EXPECT_EQ(found.size(), 100u);
}

TEST_F(CAudit, GivesUpOnAPuzzleAfterItsNodes) {
    nonet_audit_options options = NONET_AUDIT_OPTIONS_INIT;
    options.nodes = 1;
    open(&options);
    add(0, 1, several);
    summary();
    EXPECT_EQ(found, std::vector<std::string>{"0:1 undecided: the budget was spent"});
}

TEST_F(CAudit, DropsItsRowsWhenItIsCancelled) {
    nonet_cancel flag;
    nonet_cancel_reset(&flag);
    nonet_audit_options options = NONET_AUDIT_OPTIONS_INIT;
    options.cancel = &flag;
    open(&options);
    EXPECT_EQ(add(0, 1, puzzle), NONET_STOP_FINISHED);
    EXPECT_EQ(summary().find(R"("rows":1,)"), 1u);
    add(0, 2, puzzle);
    nonet_cancel_request(&flag);
    EXPECT_EQ(summary(NONET_STOP_CANCELLED).find(R"("rows":1,)"), 1u);
    nonet_cancel_reset(&flag);
    EXPECT_EQ(add(0, 3, puzzle), NONET_STOP_CANCELLED);
    EXPECT_EQ(summary(NONET_STOP_CANCELLED).find(R"("rows":1,)"), 1u);
    EXPECT_TRUE(found.empty());
}

TEST_F(CAudit, SaysWhatIsWrongWithACall) {
    nonet_audit* other = nullptr;
    nonet_audit_options shrunk = NONET_AUDIT_OPTIONS_INIT;
    shrunk.size = 1;
    EXPECT_EQ(nonet_audit_new(&shrunk, note, nullptr, &other, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_audit_new(nullptr, note, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(other, nullptr);
    nonet_audit* const audit = open();
    const auto refused = [&](auto change) {
        nonet_audit_row row = NONET_AUDIT_ROW_INIT;
        row.text = puzzle.data(), row.length = puzzle.size();
        change(row);
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_audit_add(audit, &row, nullptr, &error), NONET_BAD_ARGUMENT);
        return std::string(error.message);
    };
    EXPECT_EQ(refused([](auto& row) { row.file = 1 << 16; }),
              "found file 65536, expected a number below 65536");
    EXPECT_NE(refused([](auto& row) { row.line = std::uint64_t{1} << 48; }), "");
    EXPECT_NE(refused([](auto& row) { row.text = nullptr; }), "");
    EXPECT_NE(refused([](auto& row) { row.solution_length = 1; }), "");
    EXPECT_NE(refused([](auto& row) { row.size = 0; }), "");
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_audit_add(nullptr, nullptr, nullptr, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_audit_summary(audit, nullptr, nullptr, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(summary().find(R"("rows":0,)"), 1u);  // no rejected row was counted
}

nonet_fingerprint class_of(const std::string& text, int of_solution = 0) {
    nonet_fingerprint found{};
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_class_of(Given(text), of_solution, nullptr, &found, &error), NONET_OK) << error.message;
    return found;
}

TEST(CClassOf, IsTheFormsFingerprint) {
    const Grid givens = parse_classic_puzzle(puzzle)->givens;
    const Fingerprint expected = fingerprint(canonicalize(givens)->grid);
    const nonet_fingerprint found = class_of(puzzle);
    EXPECT_EQ((Fingerprint{found.high, found.low}), expected);
    EXPECT_EQ(class_of(isomorph).low, found.low);
    EXPECT_EQ(class_of(puzzle, 1).high, class_of(puzzle_solution).high);
    EXPECT_NE(class_of(puzzle_solution).high, found.high);
    nonet_error error = NONET_ERROR_INIT;
    nonet_fingerprint untouched{1, 2};
    EXPECT_EQ(nonet_class_of(Given(several), 1, nullptr, &untouched, &error), NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found a puzzle with status multiple, expected exactly one solution");
    EXPECT_EQ(nonet_class_of(Given(none), 0, nullptr, &untouched, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(untouched.low, 2u);
}

TEST(CPartOf, IsThatOfCxx) {
    const std::array<std::uint32_t, 3> shares{8, 1, 1};
    for (std::uint64_t i = 0; i < 200; ++i) {
        const nonet_fingerprint fingerprint{i * 0x9e3779b97f4a7c15u, i};
        std::size_t part = 9;
        EXPECT_EQ(nonet_part_of(&fingerprint, 5, shares.data(), shares.size(), &part, nullptr), NONET_OK);
        EXPECT_EQ(part, part_of({fingerprint.high, fingerprint.low}, 5, shares));
    }
}

TEST(CPartOf, SaysWhatIsWrongWithTheShares) {
    const nonet_fingerprint fingerprint{};
    std::size_t part = 9;
    const auto refused = [&](std::vector<std::uint32_t> shares) {
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_part_of(&fingerprint, 0, shares.data(), shares.size(), &part, &error),
                  NONET_BAD_ARGUMENT);
        return std::string(error.message);
    };
    EXPECT_EQ(refused({}), "found shares of the sum 0, expected 1 to 4294967295");
    EXPECT_EQ(refused({0, 0}), "found shares of the sum 0, expected 1 to 4294967295");
    EXPECT_EQ(refused({0xffff'ffff, 1}), "found shares of the sum 4294967296, expected 1 to 4294967295");
    EXPECT_EQ(part, 9u);
}

}  // namespace
}  // namespace nonet
