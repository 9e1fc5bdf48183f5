// Any bytes as a stream of puzzles. The first byte determines how the stream is cut into chunks.

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "command/plain_lines.hpp"
#include "expect.hpp"
#include "formats/symbols.hpp"
#include "nonet/reader.hpp"

namespace {

using namespace nonet;

struct Reading {
    std::vector<Record> records;
    std::string header;
};

// Reads all records; with `plainly`, plain lines are taken many at a time.
Reading read_all(std::string_view text, std::size_t chunk, bool plainly = false) {
    std::string_view unread = text;
    const auto read = [&](char* buffer, std::size_t size) {
        const std::size_t count = std::min({chunk, size, unread.size()});
        std::copy_n(unread.data(), count, buffer);
        unread.remove_prefix(count);
        return count;
    };
    Reading reading;
    PuzzleReader reader(read);
    std::array<Grid, 3> grids;
    std::array<LineText, 3> texts;
    for (Record record; reader.next(record);) {
        reading.records.push_back(record);
        PlainLines lines{1};
        while (plainly && lines.count > 0) {
            lines = PlainLines::taken_from(reader, grids, texts);
            for (std::size_t i = 0; i < lines.count; ++i) {
                lines.make_record(i, grids[i], texts[i], record);
                reading.records.push_back(record);
            }
        }
    }
    reading.header = reader.csv_header();
    return reading;
}

bool same(const Error& a, const Error& b) {
    return a.code == b.code && a.at == b.at && a.line == b.line && a.column == b.column &&
           a.message() == b.message();
}

bool same(const Record& a, const Record& b) {
    if (a.error.has_value() != b.error.has_value() || (a.error && !same(*a.error, *b.error))) return false;
    return a.puzzle == b.puzzle && a.format == b.format && a.line == b.line && a.at == b.at &&
           a.text == b.text && a.rest == b.rest;
}

// Counts the line endings: a line feed, a carriage return or both.
std::uint64_t ends_in(std::string_view text) {
    std::uint64_t ends = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        ends += text[i] == '\n' || (text[i] == '\r' && !text.substr(i + 1).starts_with('\n'));
    return ends;
}

// The line and column of an error match its byte; a byte order mark takes no column.
void check_position(std::string_view text, std::size_t at, std::uint64_t line, std::uint64_t column) {
    FUZZ_EXPECT(at <= text.size());
    const std::string_view before = text.substr(0, at);
    FUZZ_EXPECT(line == 1 + ends_in(before));
    const std::size_t mark = line == 1 && before.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    FUZZ_EXPECT(column == at - (before.find_last_of("\r\n") + 1) + 1 - mark);
}

void check_record(std::string_view text, const Record& record) {
    FUZZ_EXPECT(record.at <= text.size());
    FUZZ_EXPECT(record.line == 1 + ends_in(text.substr(0, record.at)));
    for (auto value : record.puzzle.classic()->givens.values) FUZZ_EXPECT(value <= side);
    if (record.error) {
        check_position(text, record.error->at, record.error->line, record.error->column);
        FUZZ_EXPECT(record.error->at >= record.at || record.error->code == Errc::unsupported);
        FUZZ_EXPECT(!record.error->found.empty() && !record.error->expected.empty());
        FUZZ_EXPECT(record.puzzle.classic()->givens == Grid() && !record.puzzle.classic()->marks);
        return;
    }
    constexpr std::array may_have_marks{Format::json, Format::hodoku, Format::iss, Format::fpuzzles};
    if (std::ranges::find(may_have_marks, record.format) == may_have_marks.end())
        FUZZ_EXPECT(record.puzzle.classic()->marks.has_value() ==
                    (record.format == Format::pencil || record.format == Format::marks));
    // A record's text, read by itself, has the same meaning as in the stream.
    if (record.format == Format::csv || !record.losses.empty()) return;
    Format format{};
    const auto again = parse_classic_puzzle(record.text, &format);
    // With two exceptions: a stream is only checked for UTF-16 at its beginning, and the text of the first puzzle of
    // {"puzzles": ["53..", "6..."]} has brackets that are closed after a later one.
    if (!again && again.error().code == Errc::unsupported && record.at > 0) return;
    if (!again && record.format == Format::literal && record.text.starts_with('{')) return;
    FUZZ_EXPECT(again.has_value());
    FUZZ_EXPECT(again->givens == record.puzzle.classic()->givens &&
                again->marks == record.puzzle.classic()->marks);
    FUZZ_EXPECT(format == record.format);
}

// Nothing is lost: the text between two records, read by itself, has no puzzle and no error. (It is read after a
// comment, because only the beginning of a stream is checked for UTF-16. A gap that begins like a binary file is refused as one.)
bool has_nothing(std::string_view gap) {
    const std::string text = "#\n" + std::string(gap);
    const auto records = read_all(text, text.size() + 1).records;
    return std::ranges::all_of(records, [](const Record& record) {
        return record.error && record.error->code == Errc::unsupported;
    });
}

// The gap before a puzzle may end with a label on its line, which is an error when read by itself
// (src/formats/label.cpp). The gap before an object cannot.
std::string_view without_label(std::string_view gap) { return gap.substr(0, gap.rfind('\n') + 1); }

// The gap before rows may end with the heading of its table, "| | 1 | 2 | ... | 9 |" and
// "|---|---|". Read by itself, a heading is an error. Above such a rule it may have any words.
std::string_view without_heading(std::string_view gap) {
    bool is_above_rule = false;
    while (gap.ends_with('\n')) {
        const std::size_t begin = gap.substr(0, gap.size() - 1).rfind('\n') + 1;
        const formats::Text text(gap.substr(begin, gap.size() - 1 - begin));
        const std::string_view line = text.plain();
        std::string digits;
        for (char c : line)
            if (!std::string_view(" |-:\t").contains(c)) digits += c;
        if (!digits.empty() && digits != "123456789" && !(is_above_rule && line.contains('|'))) break;
        is_above_rule = digits.empty() && !line.empty();
        gap = gap.substr(0, begin);
    }
    return gap;
}

// The gap before an object may end with brackets and commas, which the reader skips. Read by itself, ", [" is an error.
std::string_view without_brackets(std::string_view gap) {
    return gap.substr(0, gap.find_last_not_of("[]}, \t\n") + 1);
}

void check_order(std::string_view text, const Reading& reading) {
    const bool simple =
        reading.header.empty() && text.find('\r') == text.npos && !text.starts_with("\xEF\xBB\xBF");
    std::size_t end = 0;
    for (const Record& record : reading.records) {
        if (record.error && record.error->code == Errc::unsupported) return;
        FUZZ_EXPECT(record.at >= end);  // nothing is read twice
        if (!simple) {
            end = record.at + 1;
            continue;
        }
        std::string_view gap = text.substr(end, record.at - end);
        const bool is_json = record.format == Format::json;
        if (!is_json) gap = without_label(gap);
        if (record.error || record.format == Format::grid) gap = without_heading(gap);
        FUZZ_EXPECT(has_nothing(gap) || (is_json && has_nothing(without_brackets(gap))));
        FUZZ_EXPECT(text.substr(record.at).starts_with(record.text));
        end = record.at + record.text.size();
    }
    if (simple) FUZZ_EXPECT(has_nothing(text.substr(std::min(end, text.size()))));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const Reading whole = read_all(text, size + 1);
    const Reading cut = read_all(text, 1 + data[0]);
    const Reading plain = read_all(text, size + 1, true);
    FUZZ_EXPECT(whole.header == cut.header && whole.records.size() == cut.records.size());
    for (std::size_t i = 0; i < cut.records.size(); ++i) FUZZ_EXPECT(same(whole.records[i], cut.records[i]));
    FUZZ_EXPECT(whole.header == plain.header && whole.records.size() == plain.records.size());
    for (std::size_t i = 0; i < plain.records.size(); ++i)
        FUZZ_EXPECT(same(whole.records[i], plain.records[i]));
    for (const Record& record : whole.records) check_record(text, record);
    check_order(text, whole);
    return 0;
}
