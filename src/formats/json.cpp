// JSON Lines, and lists of objects: {"id": 7, "puzzle": "53..7....", "solution": "534678912..."}.
//
// Only the member with the puzzle is read; the others are kept verbatim (Record::rest). An object may continue on
// further lines, and a line may have several objects, so a list of objects is read one by one however long it is.
// Brackets and commas between them are skipped, and so is an object around a list of objects (json_wrappers.hpp). A
// list of puzzles without keys ({"puzzles": [[[5, 3, ...]]]}) is a literal.
//
// Recovery: a broken object is one error. It ends where its brackets close. If they do not, it ends before the next
// object on its line, or before a line that cannot be inside: one that begins an object or another puzzle. On a line
// with very many broken objects the rest is one error, because the search for each end goes to the end of the line.

#include <algorithm>
#include <utility>

#include "core/say.hpp"
#include "formats/brackets.hpp"
#include "formats/fields.hpp"
#include "formats/formats.hpp"
#include "formats/json_boards.hpp"
#include "formats/json_members.hpp"
#include "formats/json_wrappers.hpp"
#include "formats/links/read_links.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view key_expected = "a key \"puzzle\" (or quiz, question, grid, board, ...)";
constexpr std::string_view json_spaces = " \t\r\n", list_ends = "]},", around = "[]}, \t\r\n";

enum class Answer : std::uint8_t { no, yes, unknown };  // unknown: the text ends too early

// Returns whether a key and a colon follow; a literal has a comma or a bracket there. Single quotes are wrong in JSON,
// but are recognised as a key.
Answer is_key(std::string_view text, std::size_t at) {
    if (at == text.size()) return Answer::unknown;
    const char quote = text[at];
    if (quote != '"' && quote != '\'') return Answer::no;
    std::size_t close = text.find(quote, at + 1);
    while (close != text.npos && text[close - 1] == '\\') close = text.find(quote, close + 1);
    if (close == text.npos) return Answer::no;
    const std::size_t behind = skip_any(text, json_spaces, close + 1);
    const bool slip = behind < text.size() && !std::string_view(",;)]}\"'").contains(text[behind]);
    return text.substr(behind).starts_with(':') || slip ? Answer::yes : Answer::no;
}

// Returns whether an object begins there, or a list whose first item is an object.
Answer is_object(std::string_view text, std::size_t at) {
    at = skip_any(text, "[ \t\r\n", at);
    if (at == text.size()) return Answer::unknown;
    if (text[at] != '{') return Answer::no;
    const std::size_t inside = skip_any(text, json_spaces, at + 1);
    return text.substr(inside).starts_with('}') ? Answer::yes : is_key(text, inside);
}

// Returns whether this line, which begins with the end of a list or an object, continues with another object or member.
bool goes_on(std::string_view line) {
    const std::size_t at = skip_any(line, around);
    return is_object(line, at) == Answer::yes || is_key(line, at) == Answer::yes;
}

bool begins_json(const Text& text) {
    const std::string_view line = text.ascii();
    const std::size_t at = skip_any(line, json_spaces);
    if (at == line.size() || text.is_quoted()) return false;
    if (line[at] == '{' || line[at] == '[') return is_object(line, at) != Answer::no;
    if (line[at] == '"') return skip_between_records(line, at) == line.size();  // another member of a wrapper
    return list_ends.contains(line[at]) && goes_on(line);
}

// An object's members, by their meaning for a puzzle's record.
struct Members {
    std::size_t begin = 0, end = 0;  // the beginning of the first one and the end of the last
    std::size_t rank = no_rank;
    JsonMember puzzle{}, marks{}, board{}, chat{};
    bool solution = false;
    // Returns whether it is a literal rather than a record.
    bool is_list() const { return rank != no_rank && !solution && is_list_of_puzzles(puzzle.value); }
    // Returns whether no member can be a puzzle, so that the object may be a wrapper.
    bool lacks_puzzle() const { return rank == no_rank || holds_objects(puzzle.value); }
    // Returns the members with the chat messages in the puzzle's place.
    Members without_chat() const {
        Members members = *this;
        members.puzzle = chat;
        return members;
    }
};

// Reads the members of an object; `scan` keeps the syntax error, if any.
Members members_of(JsonMembers& scan) {
    Members members;
    JsonMember member;
    for (bool first = true; scan.next(member); first = false) {
        if (first) members.begin = member.begin;
        members.end = member.end;
        const std::size_t rank = puzzle_rank(member.key);
        if (rank < members.rank) members.rank = rank, members.puzzle = member;
        if (member.key == "marks") members.marks = member;
        if (member.key == "board") members.board = member;
        if (is_chat_name(member.key)) members.chat = member;
        members.solution |= solution_rank(member.key) != no_rank;
    }
    return members;
}

// Keeps all members except the puzzle's, with a comma between those before it and those after it.
void keep_other_members(std::string_view text, const Members& members, std::string& rest) {
    const auto trimmed = [&](std::size_t begin, std::size_t end) {
        std::string_view part = text.substr(begin, end - begin);
        part.remove_prefix(skip_any(part, ", \t\r\n"));
        return part.substr(0, part.find_last_not_of(", \t\r\n") + 1);
    };
    const std::string_view before = trimmed(members.begin, members.puzzle.begin);
    const std::string_view behind = trimmed(members.puzzle.end, members.end);
    rest.assign(before);
    if (!before.empty() && !behind.empty()) rest += ", ";
    rest += behind;
}

// Marks of another length than 729 are some other program's own and are ignored.
std::optional<Error> read_marks_member(const JsonMember& member, const Line& at, ClassicPuzzle& puzzle) {
    constexpr std::size_t quotes = 2, size = static_cast<std::size_t>(cell_count) * side;
    if (puzzle.marks || member.value.size() != size + quotes) return std::nullopt;
    ClassicPuzzle marked;
    const std::string_view inside = member.value.substr(1, size);
    if (auto error = read_marks_of(Text(inside, Text::Part::field), at, marked)) return error;
    puzzle.marks = marked.marks;
    return std::nullopt;
}

// Reads an object without faults.
std::optional<Error> read_object(std::string_view text, const Line& first, std::size_t at,
                                 const Members& members, Boards& boards, Record& record) {
    const Line begin = place_in(first, text, at);
    if (members.lacks_puzzle())
        if (auto read = read_foreign_object(text.substr(at), begin, boards, record)) {
            if (read->is_chat) keep_other_members(text, members.without_chat(), record.rest);
            return std::move(read->error);
        }
    if (members.rank == no_rank)
        return error_at(Errc::bad_structure, begin, 0, "an object without a puzzle",
                        std::string(key_expected));
    const auto place_of = [&](std::string_view value, std::size_t inside) {
        return place_in(first, text, static_cast<std::size_t>(value.data() - text.data()) + inside);
    };
    const BoardMembers board_members{text, first, members.puzzle, members.marks, members.board};
    const auto board = board_members.board(boards);
    if (!board) return board.error();
    if (*board && !is_nine(**board)) {
        if (auto error = board_members.read(**board, record)) return error;
        keep_other_members(text, members, record.rest);
        return std::nullopt;
    }
    ClassicPuzzle& puzzle = record.puzzle.to_classic();
    if (auto error = read_json_cells(members.puzzle.value, place_of(members.puzzle.value, 0), puzzle))
        return error;
    if (!members.marks.value.empty())
        if (auto error = read_marks_member(members.marks, place_of(members.marks.value, 1), puzzle))
            return error;
    if (*board && boards.named) widen(record, **board);
    keep_other_members(text, members, record.rest);
    return std::nullopt;
}

// Returns whether an incomplete object may continue with this line.
bool can_go_on(std::string_view line, std::size_t depth, bool after_comma) {
    const std::size_t at = skip_any(line, json_spaces);
    if (at == line.size()) return true;
    if (line[at] == '{') return depth > 1 && at > 0 && after_comma;  // otherwise it is the next object
    const bool fits = std::string_view(depth == 1 ? "\"}]," : "\"}],[0123456789-ntf").contains(line[at]);
    constexpr std::size_t fewest = 27;  // this many cells side by side are another puzzle
    return fits && std::ranges::find_if_not(line.substr(at), is_cell) - line.substr(at).begin() <
                       std::ptrdiff_t{fewest};
}

// Takes an object, or as much text as certainly belongs to it.
class ObjectReader {
 public:
    // The object begins at byte `at` of the line.
    ObjectReader(Source& source, const Line& first, std::size_t at, Record& record)
        : source_(source),
          lines_(source.lines),
          boards_(source.boards),
          first_(first),
          last_(first),
          at_(at),
          record_(record) {}

    enum class Piece : std::uint8_t { record, wrapper, literal };

    // Takes a wrapper up to its first record. Takes nothing of a literal.
    Piece read() {
        const std::string_view line = lines_.text(first_);
        std::size_t end = feed(line.substr(at_));
        if (end != line.npos) return finish(at_ + end);
        if (may_look_for_next())
            if (const std::size_t next = next_object_behind_fault(line); next < line.size()) {
                lines_.take_part(last_, next);
                return judge(line);
            }
        lines_.take(last_);
        while (goes_on_with_next_line()) {
            end = feed(lines_.text(last_));
            if (end != line.npos) return finish(end);
            lines_.take(last_);
        }
        return judge(lines_.taken_bytes());
    }

 private:
    std::size_t feed(std::string_view text) {
        if (const std::size_t last = text.find_last_not_of(json_spaces); last != text.npos)
            after_comma_ = std::string_view("[,:").contains(text[last]);
        return brackets_.feed(text);
    }

    bool may_look_for_next() {
        constexpr int most = 100;
        auto& broken = source_.broken_objects;
        if (broken.line != first_.number) broken = {first_.number, 0};
        return ++broken.count < most;
    }

    bool goes_on_with_next_line() {
        if (last_.cut || lines_.taken() >= max_text_size) return false;
        return lines_.peek(last_) && !last_.cut &&
               can_go_on(lines_.text(last_), brackets_.depth(), after_comma_);
    }

    // In a broken object brackets are unreliable: another object may follow on the same line.
    std::size_t next_object_behind_fault(std::string_view line) const {
        JsonMembers scan(line, at_ + 1);
        members_of(scan);
        for (std::size_t at = scan.at(); (at = line.find('{', at)) != line.npos; ++at)
            if (is_key(line, skip_any(line, json_spaces, at + 1)) == Answer::yes) return at;
        return line.size();
    }

    // The object ends at byte `end` of the last line.
    Piece finish(std::size_t end) {
        const std::string_view line = lines_.text(last_);
        const std::size_t behind = skip_any(line, json_spaces, end);
        const bool alone = behind == line.size() && !last_.cut;
        const bool foreign = behind < line.size() && line[behind] != '{' && !around.contains(line[behind]);
        if (alone || foreign)
            lines_.take(last_);
        else
            lines_.take_part(last_, end);
        const Piece found = judge(lines_.taken_bytes());
        if (found == Piece::record && foreign && !record_.error)
            record_.error = error_at(Errc::bad_structure, last_, behind,
                                     Text(line.substr(behind, 4), Text::Part::field).shown(0),
                                     "the end of the line after the object");
        return found;
    }

    // `text` is the text taken; if the object is broken, it may be longer.
    Piece judge(std::string_view text) {
        JsonMembers scan(text, at_ + 1);
        const Members members = members_of(scan);
        if (!scan.failed() && members.is_list()) return lines_.rewind(first_), Piece::literal;
        if (members.lacks_puzzle())
            if (const std::size_t inside = first_record_in(text, at_); inside != at_ && inside != text.npos)
                return take_up_to(inside), Piece::wrapper;
        if (scan.failed())
            record_.error = fault_in(text, scan);
        else
            record_.error = read_object(text, first_, at_, members, boards_, record_);
        return Piece::record;
    }

    // Takes `size` bytes from the beginning of the first line, instead of what was taken before.
    void take_up_to(std::size_t size) {
        lines_.rewind(first_);
        const std::uint64_t end = first_.offset + size;
        for (Line line; lines_.peek(line); lines_.take(line))
            if (end <= line.offset + line.length) return lines_.take_part(line, end - line.offset);
    }

    Error fault_in(std::string_view text, const JsonMembers& scan) const {
        const std::size_t at = scan.at();
        const bool line_ends = at == text.size() || text[at] == '\n' || text[at] == '\r';
        const bool too_long = at == text.size() && text.size() >= max_text_size;
        return error_at(Errc::bad_structure, place_in(first_, text, at), 0,
                        too_long    ? say("an object of more than {bytes}", counted(max_text_size, "byte"))
                        : line_ends ? "the end of the line"
                                    : Text(text.substr(at, 4), Text::Part::field).shown(0),
                        scan.expected());
    }

    Source& source_;
    Lines& lines_;
    Boards& boards_;
    const Line first_;
    Line last_;
    const std::size_t at_;
    Record& record_;
    Brackets brackets_;
    bool after_comma_ = false;  // or after a colon or an opening bracket
};

// Returns whether the following lines show that a bracket begins an object, or a list of objects.
bool is_object_with_next_lines(Lines& lines, const Line& first) {
    constexpr int most_lines = 8;
    std::string text(lines.text(first));
    Line next = first;
    for (int i = 0; i < most_lines && is_object(text, 0) == Answer::unknown; ++i) {
        lines.take(next);
        if (!lines.peek(next) || next.cut) break;
        text += '\n';
        text += lines.text(next);
    }
    lines.rewind(first);
    lines.peek(next);
    return is_object(text, 0) == Answer::yes;
}

// Reads a list of cells, which is not an object.
bool read_list(Source& source, const Line& first, Record& record) {
    const auto& board = source.boards.of_stream;
    return board && !is_nine(*board) ? read_board_lines(source, first, record)
                                     : read_literal.read(source, first, record);
}

bool read_as_json(Source& source, const Line& first, Record& record) {
    Lines& lines = source.lines;
    record.format = Format::json;
    {
        // Invisible characters before the bracket, which begins() skipped.
        const Text text(lines.text(first), source.part_of(first));
        const std::size_t begin = text.origin(skip_any(text.ascii(), json_spaces));
        if (begin > skip_any(lines.text(first), json_spaces)) return lines.take_part(first, begin), false;
    }
    if (const std::size_t list = cell_list_at(lines.text(first)); list > 0 && list < first.length)
        return lines.take_part(first, list), false;
    if (read_cell_list(source, first, record)) return true;
    const std::string_view line = lines.text(first);
    const bool behind_list = std::string_view("\"]},").contains(line[skip_any(line, json_spaces)]);
    if (!behind_list && is_object(line, 0) == Answer::unknown && !is_object_with_next_lines(lines, first))
        return read_list(source, first, record);
    const std::string_view text = lines.text(first);
    const std::size_t at = behind_list ? skip_between_records(text) : skip_any(text, "[ \t\r\n");
    if (text[skip_any(text, json_spaces)] != '{') {
        // Between objects: the next record begins at its own bracket.
        at == text.size() ? lines.take(first) : lines.take_part(first, at);
        return false;
    }
    const auto found = ObjectReader(source, first, at, record).read();
    if (found == ObjectReader::Piece::literal) return read_list(source, first, record);
    return found == ObjectReader::Piece::record;
}

}  // namespace

extern constinit const ReadFormat read_json{begins_json, read_as_json, true};

bool may_be_json(std::string_view line) {
    const std::size_t at = skip_any(line, json_spaces);
    return at < line.size() && std::string_view("{[,]}").contains(line[at]);
}

bool read_json_line(Source& source, Line line, Record& record) {
    Lines& lines = source.lines;
    std::string_view text = lines.text(line);
    if (cell_list_at(text) < text.size()) return false;
    std::size_t begin = skip_between_records(text), end = 0;
    Members members;
    for (bool wrapped = true; std::exchange(wrapped, false);) {
        if (begin == text.size() || text[begin] != '{') return false;
        JsonMembers scan(text, begin + 1);
        members = members_of(scan);
        if (scan.failed() || members.is_list()) return false;
        end = scan.at();
        if (!members.lacks_puzzle()) break;
        const std::size_t inside = first_record_in(text, begin);
        wrapped = inside != begin && inside != text.npos;
        if (wrapped) begin = inside;
    }
    const std::size_t behind = skip_any(text, json_spaces, end);
    const bool alone = behind == text.size() && !line.cut;
    if (!alone && (behind == text.size() || !list_ends.contains(text[behind]))) return false;
    const Line place = place_in(line, text, begin);
    begin_record(record, place);
    record.format = Format::json;
    record.error = read_object(text, line, begin, members, source.boards, record);
    if (record.error) record.puzzle = ClassicPuzzle{};
    record.text.assign(text.substr(begin, end - begin));
    alone ? lines.take(line) : lines.take_part(line, end);
    return true;
}

}  // namespace nonet::formats
