// Writes links of Penpa+, in the form described in penpa.hpp. Keys stay long, and the text is stored uncompressed,
// which Penpa+ accepts.

#include <set>

#include "core/say.hpp"
#include "formats/links/export.hpp"
#include "formats/links/inflate.hpp"
#include "formats/links/packing.hpp"
#include "formats/links/penpa.hpp"

namespace nonet::formats {
namespace {

constexpr int writer_border = 2, cell_size = 38;
constexpr int below_edges = 2, right_edges = 3, places_of_cell = 4;
constexpr std::string_view undone =
    R"("command_redo":{"__a":[]},"command_undo":{"__a":[]},"command_replay":{"__a":[]})";

// Escapes characters that have a meaning in Penpa+.
std::string escaped_words(std::string_view words) {
    constexpr std::pair<char, std::string_view> signs[] = {
        {',', "%2C"}, {'\n', "%2D"}, {'&', "%2E"}, {'=', "%2F"}};
    std::string text;
    for (char c : words) {
        const auto* const sign = std::ranges::find(signs, c, &std::pair<char, std::string_view>::first);
        if (sign == std::end(signs))
            text += c;
        else
            text += sign->second;
    }
    return text;
}

// Members or elements with ',' between them.
class Listing {
 public:
    std::string& item() {
        if (!text_.empty()) text_ += ',';
        return text_;
    }
    void member(std::string_view key, std::string_view value) {
        ((item() += '"') += key) += "\":";
        text_ += value;
    }
    void member(int key, std::string_view value) { member(std::to_string(key), value); }
    const std::string& text() const { return text_; }

 private:
    std::string text_;
};

class PenpaWriter {
 public:
    PenpaWriter(const Export& from, std::vector<Loss>& losses)
        : from_(from),
          parts_(from.parts()),
          losses_(losses),
          width_(parts_.columns + 2 * writer_border),
          points_(width_ * (parts_.rows + 2 * writer_border)) {}

    std::string write(const About& about) {
        lose_terms(from_, losses_, {});
        for (const Rule& rule : parts_.rules) write_rule(rule);
        for (int cell = 0; cell < from_.cells(); ++cell)
            if (const auto value = from_.value(static_cast<Cell>(cell)))
                numbers_.member(point(static_cast<Cell>(cell)),
                                "[\"" + std::to_string(*value) + "\",1,\"1\"]");
        write_borders();
        return head(about) + "\n[0,0,0,0]\n{}\n" + question() + '\n' + answer() + '\n' + cells() + "\n[]";
    }

 private:
    int point(Cell cell) const {
        return (cell / parts_.columns + writer_border) * width_ + cell % parts_.columns + writer_border;
    }
    std::string points_of(const std::vector<Cell>& cells) const {
        Listing list;
        for (Cell cell : cells) list.item() += std::to_string(point(cell));
        return '[' + list.text() + ']';
    }
    void lose(const Rule& rule, std::string_view why = "Penpa+ draws rules and does not state them") {
        formats::lose(losses_, name_of(rule.kind), why, true);
    }

    void write_rule(const Rule& rule) {
        switch (rule.kind) {
            case RuleKind::killer: return write_cage(rule);
            case RuleKind::thermo: thermometers_.item() += points_of(rule.groups[0]); return;
            case RuleKind::white: return write_dot(rule, 1, 1);
            case RuleKind::black: return write_dot(rule, 2, 2);
            default: return lose(rule);
        }
    }
    // The total is written in the upper left cell of the cage.
    void write_cage(const Rule& rule) {
        cages_.item() += points_of(rule.groups[0]);
        outline({rule.groups[0].begin(), rule.groups[0].end()});
        if (rule.values.empty()) return;
        const Cell first = *std::ranges::min_element(rule.groups[0]);
        const auto has_first = [&](const Rule& other) {
            return other.kind == RuleKind::killer &&
                   std::ranges::find(other.groups[0], first) != other.groups[0].end();
        };
        if (std::ranges::count_if(parts_.rules, has_first) > 1)
            return lose(rule, "it is unclear to which of two cages a total belongs");
        totals_.member(places_of_cell * (points_ + point(first)),
                       "[\"" + std::to_string(rule.values[0]) + "\",1]");
    }
    // The list of cages is for editing. The visible outlines are lines between the four points within each cell.
    void outline(const std::set<Cell>& cage) {
        const auto has = [&](int row, int column) {
            return row >= 0 && column >= 0 && column < parts_.columns &&
                   cage.contains(static_cast<Cell>(row * parts_.columns + column));
        };
        enum { top_left, top_right, bottom_left, bottom_right };
        for (Cell cell : cage) {
            const int row = cell / parts_.columns, column = cell % parts_.columns;
            const int here = places_of_cell * (points_ + point(cell));
            const int next = here + places_of_cell, below = here + places_of_cell * width_;
            const bool up = has(row - 1, column), down = has(row + 1, column);
            const bool left = has(row, column - 1), right = has(row, column + 1);
            const bool diagonal = has(row + 1, column + 1);
            if (!up) cage_line(here + top_left, here + top_right);
            if (!down) cage_line(here + bottom_left, here + bottom_right);
            if (!left) cage_line(here + top_left, here + bottom_left);
            if (!right) cage_line(here + top_right, here + bottom_right);
            if (right && !(up && has(row - 1, column + 1))) cage_line(here + top_right, next + top_left);
            if (right && !(down && diagonal)) cage_line(here + bottom_right, next + bottom_left);
            if (down && !(left && has(row + 1, column - 1))) cage_line(here + bottom_left, below + top_left);
            if (down && !(right && diagonal)) cage_line(here + bottom_right, below + top_right);
        }
    }
    void cage_line(int from, int to) {
        constexpr int dashed = 10;
        outlines_.member(std::to_string(from) + ',' + std::to_string(to), std::to_string(dashed));
    }
    void write_dot(const Rule& rule, int kind, std::int32_t usual) {
        const Cell a = std::min(rule.groups[0][0], rule.groups[0][1]);
        const Cell b = std::max(rule.groups[0][0], rule.groups[0][1]);
        if (!from_.touch(a, b)) return lose(rule, "its cells are not neighbours");
        if (rule.values[0] != usual) return lose(rule, "dots have no numbers there");
        const int edge = b == a + 1 ? right_edges : below_edges;
        dots_.member(edge * points_ + point(a), '[' + std::to_string(kind) + ",\"circle_SS\",2]");
    }

    // Writes bold lines between boxes, from corner to corner; each corner is the lower right one of its cell.
    void write_borders() {
        const auto [height, width] = parts_.boxes;
        const auto corner = [&](int row, int column) {
            return points_ + (row + writer_border - 1) * width_ + column + writer_border - 1;
        };
        const auto line = [&](int from, int to) {
            borders_.member(std::to_string(from) + ',' + std::to_string(to), "2");
        };
        for (int column = width; width > 0 && column < parts_.columns; column += width)
            for (int row = 0; row < parts_.rows; ++row) line(corner(row, column), corner(row + 1, column));
        for (int row = height; height > 0 && row < parts_.rows; row += height)
            for (int column = 0; column < parts_.columns; ++column)
                line(corner(row, column), corner(row, column + 1));
    }

    std::string head(const About& about) const {
        const int centre = (parts_.rows / 2 + writer_border) * width_ + parts_.columns / 2 + writer_border;
        const std::string middle = std::to_string(centre);
        std::string text = "square," + std::to_string(parts_.columns) + ',' + std::to_string(parts_.rows) +
                           ',' + std::to_string(cell_size) + ",0,1,1," +
                           std::to_string((parts_.columns + 1) * cell_size) + ',' +
                           std::to_string((parts_.rows + 1) * cell_size) + ',' + middle + ',' + middle;
        text += ",0,0,0,0,Title: " + escaped_words(about.title) + ",Author: " + escaped_words(about.author) +
                ",,";
        return text + escaped_words(about.rules) + ",OFF,false";
    }
    std::string question() const {
        return '{' + std::string(undone) + R"(,"surface":{},"number":{)" + numbers_.text() +
               R"(},"numberS":{)" + totals_.text() + R"(},"symbol":{)" + dots_.text() +
               R"(},"freeline":{},"freelineE":{},"thermo":[)" + thermometers_.text() +
               R"(],"arrows":[],"direction":[],"squareframe":[],"polygon":[],"line":{},"lineE":{)" +
               borders_.text() + R"(},"wall":{},"cage":{)" + outlines_.text() +
               R"(},"deletelineE":{},"killercages":[)" + cages_.text() + R"(],"nobulbthermo":[]})";
    }
    static std::string answer() {
        return '{' + std::string(undone) +
               R"(,"surface":{},"number":{},"numberS":{},"symbol":{},"freeline":{},"freelineE":{},"thermo":[],)"
               R"("arrows":[],"direction":[],"squareframe":[],"polygon":[],"line":{},"lineE":{},"wall":{},)"
               R"("cage":{},"deletelineE":{},"killercages":[],"nobulbthermo":[]})";
    }
    // Writes each cell as the difference from the one before.
    std::string cells() const {
        Listing list;
        for (int cell = 0, before = 0; cell < from_.cells(); ++cell) {
            const int here = point(static_cast<Cell>(cell));
            list.item() += std::to_string(here - before);
            before = here;
        }
        return '[' + list.text() + ']';
    }

    const Export& from_;
    const BoardParts& parts_;
    std::vector<Loss>& losses_;
    const int width_, points_;
    Listing numbers_, totals_, dots_, thermometers_, cages_, outlines_, borders_;
};

// A z begins a short key, so a plain z is escaped.
std::string without_short_keys(const std::string& text) {
    std::string plain;
    for (char c : text) (plain += c) += c == 'z' ? "Z" : "";
    return plain;
}

}  // namespace

std::expected<std::string, Fault> write_penpa(const BoardPuzzle& puzzle, const About& about,
                                              std::vector<Loss>& losses) {
    const auto from = Export::of(puzzle);
    if (!from) return std::unexpected(from.error());
    const BoardParts& parts = from->parts();
    const int longer = std::max(parts.rows, parts.columns);
    if (!parts.pieces.empty() || parts.boxes != default_boxes(parts.rows, parts.columns) ||
        parts.zero_based || parts.digits != longer)
        return std::unexpected(Fault{0, say("the board {board}", puzzle.geometry.name()),
                                     "one with the usual boxes and values from 1 for Penpa+"});
    const std::string text = without_short_keys(PenpaWriter(*from, losses).write(about));
    std::string packed = base64url_text(deflate_stored(text));
    std::ranges::replace(packed, '-', '+');
    std::ranges::replace(packed, '_', '/');
    packed.append((4 - packed.size() % 4) % 4, '=');
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + packed;
}

}  // namespace nonet::formats
