// Writes f-puzzles' JSON.

#include "core/say.hpp"
#include "formats/links/export.hpp"
#include "formats/links/fpuzzles.hpp"
#include "formats/links/fpuzzles_words.hpp"

namespace nonet::formats {
namespace {

using Cells = std::vector<Cell>;

constexpr int most_fpuzzles_lines = 16;
constexpr std::string_view no_key = "f-puzzles does not have this rule";

class FpuzzlesWriter {
 public:
    FpuzzlesWriter(const Export& from, std::vector<Loss>& losses)
        : from_(from), parts_(from.parts()), losses_(losses) {}

    std::string write(const About& about) {
        text_ = "{\"size\":" + std::to_string(parts_.rows);
        for (const auto& [key, words] :
             {std::pair{"title", &about.title}, {"author", &about.author}, {"ruleset", &about.rules}})
            if (!words->empty()) member(key, json_text(*words));
        member("grid", grid());
        write_flags();
        for (const Rule& rule : parts_.rules) write_rule(rule);
        for (const auto& [key, list] : lists_) member(key, '[' + list + ']');
        if (!negative_.empty()) member("negative", '[' + negative_ + ']');
        return text_ + '}';
    }

 private:
    void member(std::string_view key, std::string_view value) {
        ((((text_ += ",\"") += key) += "\":") += value);
    }
    void add(std::string_view key, std::string_view object) {
        auto list = std::ranges::find(lists_, key, &std::pair<std::string_view, std::string>::first);
        if (list == lists_.end()) list = lists_.insert(lists_.end(), {key, {}});
        if (!list->second.empty()) list->second += ',';
        list->second += object;
    }
    void lose(const Rule& rule, std::string_view why = no_key) {
        formats::lose(losses_, name_of(rule.kind), why, true);
    }

    static std::string place(int row, int column) {
        return "\"R" + std::to_string(row) + 'C' + std::to_string(column) + '"';
    }
    std::string cell(Cell cell) const { return place(cell / parts_.columns + 1, cell % parts_.columns + 1); }
    std::string cells(const Cells& list) const {
        std::string text = "[";
        for (Cell one : list) (text += text.size() > 1 ? "," : "") += cell(one);
        return text + ']';
    }

    // ---- The grid

    std::string grid() const {
        std::string text = "[";
        for (int row = 0; row < parts_.rows; ++row) {
            text += row == 0 ? "[" : ",[";
            for (int column = 0; column < parts_.columns; ++column)
                (text += column == 0 ? "" : ",") +=
                    grid_cell(static_cast<Cell>(row * parts_.columns + column));
            text += ']';
        }
        return text + ']';
    }

    std::string grid_cell(Cell cell) const {
        std::string text;
        const auto add = [&](std::string_view member) { (text += text.empty() ? "" : ",") += member; };
        if (const auto value = from_.value(cell))
            add("\"value\":" + std::to_string(*value) + ",\"given\":true");
        if (const BoardPuzzle& puzzle = from_.puzzle();
            !puzzle.marks.empty() && puzzle.marks[cell].size() < parts_.digits) {
            std::string marks;
            for (Digit digit : puzzle.marks[cell])
                (marks += marks.empty() ? "" : ",") += std::to_string(digit + from_.low());
            add("\"givenPencilMarks\":[" + marks + ']');
        }
        if (const auto region = region_of(cell)) add("\"region\":" + *region);
        return '{' + text + '}';
    }

    // Returns the value of the key "region", or nothing if the cell is in its default box.
    std::optional<std::string> region_of(Cell cell) const {
        if (!parts_.pieces.empty()) {
            const int piece = parts_.pieces[cell];
            return piece < 0 ? "null" : std::to_string(piece);
        }
        if (parts_.boxes == default_boxes(parts_.rows, parts_.columns) && parts_.boxes.height > 0)
            return std::nullopt;
        if (parts_.boxes.height == 0) return "null";
        return std::to_string(cell / parts_.columns / parts_.boxes.height *
                                  (parts_.columns / parts_.boxes.width) +
                              cell % parts_.columns / parts_.boxes.width);
    }

    void write_flags() {
        if (!parts_.pieces.empty() && parts_.boxes.height > 0)
            formats::lose(losses_, "boxes", "f-puzzles cannot have both boxes and pieces", true);
        for (const auto& [has, key] : {std::pair{parts_.rising, "diagonal+"},
                                       {parts_.falling, "diagonal-"},
                                       {parts_.knight, "antiknight"},
                                       {parts_.king, "antiking"},
                                       {parts_.groups, "disjointgroups"},
                                       {parts_.nonconsecutive, "nonconsecutive"}})
            if (has) member(key, "true");
        if (parts_.repeats)
            formats::lose(losses_, "repeats", "rows and columns of f-puzzles cannot repeat digits", true);
        const Geometry& board = from_.puzzle().geometry;
        for (House house = 0; house < board.house_count(); ++house)
            if (board.kind_of(house) == HouseKind::window && !board.is_derived(house))
                add("extraregion",
                    "{\"cells\":" +
                        cells({board.house_cells(house).begin(), board.house_cells(house).end()}) + '}');
        for (const Cells& region : from_.regions()) add("extraregion", "{\"cells\":" + cells(region) + '}');
        for (const auto& [list, key] : {std::pair{&parts_.odd, "odd"},
                                        {&parts_.even, "even"},
                                        {&parts_.minimum, "minimum"},
                                        {&parts_.maximum, "maximum"}})
            for (Cell one : *list) add(key, "{\"cell\":" + cell(one) + '}');
    }

    // ---- Rules

    void write_rule(const Rule& rule) {
        switch (rule.kind) {
            case RuleKind::arrow: return write_arrow(rule);
            case RuleKind::little_killer: return write_little(rule);
            case RuleKind::xv: return write_xv(rule);
            case RuleKind::clone: return write_clone(rule);
            case RuleKind::quadruple:
            case RuleKind::contain: return write_quadruple(rule);
            case RuleKind::greater:
                return add("thermometer",
                           "{\"lines\":[" + cells({rule.groups[0][1], rule.groups[0][0]}) + "]}");
            case RuleKind::negative_white: return member("nonconsecutive", "true");
            case RuleKind::negative_black: return add_negative("ratio");
            case RuleKind::negative_xv: return add_negative("xv");
            default: break;
        }
        for (const FpuzzlesWord& word : fpuzzles_words)
            if (word.kind == rule.kind) return write_word(rule, word);
        lose(rule);
    }
    void add_negative(std::string_view word) {
        ((negative_ += negative_.empty() ? "\"" : ",\"") += word) += '"';
    }

    // ,"value":"10"
    static std::string value_of(const Rule& rule) {
        return rule.values.empty() ? "" : ",\"value\":\"" + std::to_string(rule.values[0]) + '"';
    }

    void write_word(const Rule& rule, const FpuzzlesWord& word) {
        switch (word.form) {
            case FpuzzlesForm::cells:
                return add(word.key, "{\"cells\":" + cells(rule.groups[0]) + value_of(rule) + '}');
            case FpuzzlesForm::lines:
                return add(word.key, "{\"lines\":[" + cells(rule.groups[0]) + ']' + value_of(rule) + '}');
            default: break;
        }
        const auto line = from_.line(rule.groups[0]);
        if (!line) return lose(rule, "its cells are not a row or a column");
        // A sandwich is the same from both sides, and is written on the left or above.
        const bool far = line->reverse && rule.kind != RuleKind::sandwich;
        const int edge = far ? (line->is_row ? parts_.columns : parts_.rows) + 1 : 0;
        add(word.key,
            "{\"cell\":" + (line->is_row ? place(line->number + 1, edge) : place(edge, line->number + 1)) +
                value_of(rule) + '}');
    }

    void write_arrow(const Rule& rule) {
        std::string lines;
        for (std::size_t i = 1; i < rule.groups.size(); ++i) {
            Cells line = rule.groups[i];
            line.insert(line.begin(), rule.groups[0].back());
            (lines += i == 1 ? "" : ",") += cells(line);
        }
        add("arrow", "{\"lines\":[" + lines + "],\"cells\":" + cells(rule.groups[0]) + '}');
    }

    // Writes a diagonal from edge to edge.
    void write_little(const Rule& rule) {
        const Cells& list = rule.groups[0];
        const auto at = [&](Cell one) {
            return std::pair(one / parts_.columns + 1, one % parts_.columns + 1);
        };
        const auto inside = [&](int row, int column) {
            return row >= 1 && row <= parts_.rows && column >= 1 && column <= parts_.columns;
        };
        const auto [row, column] = at(list.front());
        for (int down : {-1, 1})
            for (int right : {-1, 1}) {
                if (inside(row - down, column - right)) continue;
                Cells diagonal;
                for (int r = row, c = column; inside(r, c); r += down, c += right)
                    diagonal.push_back(static_cast<Cell>((r - 1) * parts_.columns + c - 1));
                if (diagonal != list) continue;
                return add("littlekillersum", "{\"cell\":" + place(row - down, column - right) +
                                                  ",\"direction\":\"" + (down > 0 ? 'D' : 'U') +
                                                  (right > 0 ? 'R' : 'L') + '"' + value_of(rule) + '}');
            }
        lose(rule, "its cells are not a diagonal from edge to edge");
    }

    void write_xv(const Rule& rule) {
        if (rule.values[0] != 10 && rule.values[0] != 5) return lose(rule, "f-puzzles has only X and V");
        add("xv", "{\"cells\":" + cells(rule.groups[0]) + ",\"value\":\"" +
                      (rule.values[0] == 10 ? 'X' : 'V') + "\"}");
    }

    void write_clone(const Rule& rule) {
        for (std::size_t i = 1; i < rule.groups.size(); ++i)
            add("clone",
                "{\"cells\":" + cells(rule.groups[0]) + ",\"cloneCells\":" + cells(rule.groups[i]) + '}');
    }

    void write_quadruple(const Rule& rule) {
        if (!from_.square(rule.groups[0])) return lose(rule, "its cells are not a 2 x 2 square");
        std::string values;
        for (std::int32_t value : rule.values) (values += values.empty() ? "" : ",") += std::to_string(value);
        add("quadruple", "{\"cells\":" + cells(rule.groups[0]) + ",\"values\":[" + values + "]}");
    }

    const Export& from_;
    const BoardParts& parts_;
    std::vector<Loss>& losses_;
    std::string text_, negative_;
    std::vector<std::pair<std::string_view, std::string>> lists_;
};

}  // namespace

std::expected<std::string, Fault> write_fpuzzles(const BoardPuzzle& puzzle, const About& about,
                                                 std::vector<Loss>& losses) {
    const auto from = Export::of(puzzle);
    if (!from) return std::unexpected(from.error());
    const BoardParts& parts = from->parts();

    if (parts.rows != parts.columns || parts.rows > most_fpuzzles_lines)
        return std::unexpected(Fault{0, say("a board of {rows} x {columns} cells", parts.rows, parts.columns),
                                     "a square one of at most 16 x 16 for f-puzzles"});
    if (parts.zero_based || parts.digits != parts.rows)
        return std::unexpected(Fault{0,
                                     say("a board of {rows} x {columns} cells and the values {from} to {to}",
                                         parts.rows, parts.columns, from->low(), from->high()),
                                     say("the values {from} to {to} for f-puzzles", 1, parts.rows)});
    return FpuzzlesWriter(*from, losses).write(about);
}

}  // namespace nonet::formats
