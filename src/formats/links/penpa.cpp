#include "formats/links/penpa.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>

#include "core/say.hpp"
#include "formats/links/inflate.hpp"
#include "formats/links/json_node.hpp"
#include "formats/links/packing.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t most_bytes = 1'000'000;
constexpr int penpa_border = 2, most_penpa_lines = 25, small_places = 4;

// The order matters: "zZ", an escaped z, is undone last.
constexpr std::pair<std::string_view, std::string_view> short_keys[] = {{"zO", "null"},
                                                                        {"z_", "\"__a\""},
                                                                        {"z7", "\"nobulbthermo\""},
                                                                        {"z6", "\"killercages\""},
                                                                        {"z4", "\"deletelineE\""},
                                                                        {"z5", "\"polygon\""},
                                                                        {"z0", "\"squareframe\""},
                                                                        {"zD", "\"direction\""},
                                                                        {"z3", "\"arrows\""},
                                                                        {"zT", "\"thermo\""},
                                                                        {"z2", "\"freelineE\""},
                                                                        {"zF", "\"freeline\""},
                                                                        {"z1", "\"numberS\""},
                                                                        {"z8", "\"command_replay\""},
                                                                        {"zU", "\"command_undo\""},
                                                                        {"zR", "\"command_redo\""},
                                                                        {"zB", "\"board\""},
                                                                        {"zP", "\"special\""},
                                                                        {"zY", "\"symbol\""},
                                                                        {"zN", "\"number\""},
                                                                        {"zC", "\"cage\""},
                                                                        {"zW", "\"wall\""},
                                                                        {"zE", "\"lineE\""},
                                                                        {"zL", "\"line\""},
                                                                        {"zS", "\"surface\""},
                                                                        {"zM", "\"edit_mode\""},
                                                                        {"zG", "\"grid\""},
                                                                        {"zA", "\"pu_a\""},
                                                                        {"zQ", "\"pu_q\""},
                                                                        {"z9", "\"qa\""},
                                                                        {"zZ", "z"}};

std::string with_long_keys(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const auto* const key = std::ranges::find(short_keys, text.substr(at, 2),
                                                  &std::pair<std::string_view, std::string_view>::first);
        if (key == std::end(short_keys)) {
            plain += text[at++];
        } else {
            plain += key->second;
            at += 2;
        }
    }
    return plain;
}

std::vector<std::string_view> parts_of(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

int number_of(std::string_view text) {
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? number : -1;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

std::unexpected<Fault> damaged(std::string found, std::string expected) {
    return std::unexpected(Fault{0, std::move(found), std::move(expected)});
}

class PenpaReader {
 public:
    explicit PenpaReader(std::string_view text) : text_(with_long_keys(text)) {}

    std::expected<Import, Fault> read() {
        const auto lines = parts_of(text_, '\n');
        constexpr std::size_t least_lines = 6;
        if (lines.size() < least_lines)
            return damaged(say("{count} lines in a link of Penpa+", lines.size()), "six or more");
        const auto head = parts_of(lines[0], ',');
        if (head[0] != "square" && head[0] != "sudoku")
            return damaged(say("a grid {quoted} of Penpa+", formats::quoted(head[0].substr(0, 20))),
                           "a square one: 'square' or 'sudoku'");
        if (head.size() < 3 || !read_size(number_of(head[1]), number_of(head[2]), lines[5]))
            return damaged("a grid of Penpa+ that is not a rectangle of 1 to 25 rows and columns", "one");
        read_words(head);
        const auto question = parse_json(lines[3]);
        if (!question) return damaged("damaged JSON in a link of Penpa+", "the drawing as JSON");
        read_digits(question->at("number"));
        read_cages(*question);
        read_thermometers(question->at("thermo"));
        read_symbols(question->at("symbol"));
        note_others(*question);
        return std::move(import_);
    }

 private:
    // The cells of the grid are listed as differences, and form a rectangle within the points.
    bool read_size(int columns, int rows, std::string_view list) {
        if (columns < 1 || rows < 1 || columns > 2 * most_penpa_lines || rows > 2 * most_penpa_lines)
            return false;
        width_ = columns + 2 * penpa_border;
        points_ = width_ * (rows + 2 * penpa_border);
        const auto object = parse_json("{\"cells\":" + std::string(list) + '}');
        if (!object || object->at("cells").items.empty()) return false;
        std::vector<int> numbers;
        for (const JsonNode& item : object->at("cells").items) {
            const auto step = item.whole();
            if (!step) return false;
            numbers.push_back(numbers.empty() ? *step : numbers.back() + *step);
            if (numbers.back() < 0 || numbers.back() >= points_) return false;
        }
        std::ranges::sort(numbers);
        top_ = numbers.front() / width_;
        left_ = numbers.front() % width_;
        const int height = numbers.back() / width_ - top_ + 1, across = numbers.back() % width_ - left_ + 1;
        if (across < 1 || height > most_penpa_lines || across > most_penpa_lines ||
            static_cast<int>(numbers.size()) != height * across)
            return false;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (numbers[i] !=
                (top_ + static_cast<int>(i) / across) * width_ + left_ + static_cast<int>(i) % across)
                return false;
        import_ = Import(height, across);
        return true;
    }

    void read_words(const std::vector<std::string_view>& head) {
        constexpr std::size_t title = 15, author = 16, rules = 18;
        const auto words = [&](std::size_t at, std::string_view before) {
            std::string_view part = at < head.size() ? head[at] : std::string_view();
            if (part.starts_with(before)) part.remove_prefix(before.size());
            std::string text = replaced(std::string(part), "%2C", ",");
            return replaced(replaced(replaced(std::move(text), "%2D", "\n"), "%2E", "&"), "%2F", "=");
        };
        import_.about = {words(title, "Title: "), words(author, "Author: "), words(rules, "")};
    }

    // Returns the cell of a point; nothing for a point outside of the grid.
    std::optional<Cell> cell_of(int point) const {
        const int row = point / width_ - top_, column = point % width_ - left_;
        if (point < 0 || point >= points_ || row < 0 || row >= import_.rows() || column < 0 ||
            column >= import_.columns())
            return std::nullopt;
        return static_cast<Cell>(row * import_.columns() + column);
    }
    std::optional<std::vector<Cell>> cells_of(const JsonNode& list) const {
        std::vector<Cell> cells;
        for (const JsonNode& item : list.items) {
            const auto point = item.whole();
            const auto cell = point ? cell_of(*point) : std::nullopt;
            if (!cell) return std::nullopt;
            cells.push_back(*cell);
        }
        return cells;
    }

    // Reads the digits: "12": ["5", 1, "1"].
    void read_digits(const JsonNode& numbers) {
        for (std::size_t i = 0; i < numbers.keys.size(); ++i) {
            const auto cell = cell_of(number_of(numbers.keys[i]));
            const auto& items = numbers.items[i].items;
            const auto value = items.empty() ? std::nullopt : items[0].whole();
            if (cell && value && import_.has_value(*value))
                import_.set_value(*cell, *value);
            else
                import_.lose(cell ? "text in a cell" : "text outside the grid", explained_in_words, true);
        }
    }

    // A cage's total is written in the upper left corner of one of its cells.
    void read_cages(const JsonNode& question) {
        std::map<Cell, int> totals;
        const JsonNode& small = question.at("numberS");
        for (std::size_t i = 0; i < small.keys.size(); ++i) {
            const int number = number_of(small.keys[i]) - small_places * points_;
            const auto cell =
                number >= 0 && number % small_places == 0 ? cell_of(number / small_places) : std::nullopt;
            const auto& items = small.items[i].items;
            const auto total = items.empty() ? std::nullopt : items[0].whole();
            if (!cell || !total || *total <= 0 || !totals.emplace(*cell, *total).second)
                import_.lose("small text", explained_in_words, true);
        }
        for (const JsonNode& list : question.at("killercages").items) {
            if (list.items.empty()) continue;
            const auto cells = cells_of(list);
            if (!cells) {
                import_.lose("cage outside the grid", explained_in_words, true);
                continue;
            }
            auto total = totals.end();
            for (Cell cell : *cells)
                if (const auto found = totals.find(cell); found != totals.end()) {
                    total = found;
                    break;
                }
            if (total == totals.end()) {
                import_.add_rule(RuleKind::killer, {*cells});
            } else {
                import_.add_rule(RuleKind::killer, {*cells}, {total->second});
                totals.erase(total);
            }
        }
        if (!totals.empty())
            import_.lose("small text", explained_in_words, true, static_cast<int>(totals.size()));
    }

    void read_thermometers(const JsonNode& lines) {
        for (const JsonNode& line : lines.items) {
            if (line.items.empty()) continue;
            const auto cells = cells_of(line);
            if (cells && cells->size() > 1)
                import_.add_rule(RuleKind::thermo, {*cells});
            else
                import_.lose("thermometer", "it leaves the grid", true);
        }
    }

    // Reads the symbols: "512": [1, "circle_SS", 2].
    void read_symbols(const JsonNode& symbols) {
        for (std::size_t i = 0; i < symbols.keys.size(); ++i) {
            const auto& items = symbols.items[i].items;
            const int point = number_of(symbols.keys[i]), edge = point / points_;
            const int kind = items.empty() ? 0 : items[0].whole().value_or(0);
            const bool is_dot = items.size() > 1 && items[1].text == "circle_SS" && (kind == 1 || kind == 2);
            const auto first = cell_of(point % points_);
            const auto second = cell_of(point % points_ + (edge == 2 ? width_ : 1));
            if (is_dot && (edge == 2 || edge == 3) && first && second)
                import_.add_rule(kind == 1 ? RuleKind::white : RuleKind::black, {{*first, *second}});
            else
                import_.lose(items.size() > 1 && !items[1].text.empty() ? say("symbol {name}", items[1].text)
                                                                        : "symbol",
                             explained_in_words, true);
        }
    }

    // "290,303": a line between two corners, each the lower right corner of its cell. Borders of the boxes and the
    // frame have no further meaning.
    bool is_usual_border(std::string_view key) const {
        const std::size_t comma = std::min(key.find(','), key.size() - 1);
        const int first = number_of(key.substr(0, comma)), second = number_of(key.substr(comma + 1));
        if (first < points_ || second < points_) return false;
        const int from = std::min(first, second) - points_, step = std::abs(first - second);
        const int below = from / width_ - top_ + 1, right = from % width_ - left_ + 1;
        const BoxShape boxes = import_.boxes();
        const auto fits = [](int line, int lines, int size) {
            return line <= 0 || line >= lines || (size > 0 && line % size == 0);
        };
        if (step == width_) return fits(right, import_.columns(), boxes.width);
        return step == 1 && fits(below, import_.rows(), boxes.height);
    }

    // Returns whether a line between points within cells belongs to a listed cage.
    bool outlines(const JsonNode& cage, std::string_view line) const {
        return std::ranges::all_of(parts_of(line, ','), [&](std::string_view end) {
            const int place = number_of(end) / small_places - points_;
            return std::ranges::any_of(cage.items,
                                       [&](const JsonNode& cell) { return cell.whole() == place; });
        });
    }
    // Colours have no meaning.
    void note_others(const JsonNode& question) {
        for (std::string_view key : {"line", "wall", "freeline", "freelineE", "nobulbthermo", "arrows",
                                     "direction", "squareframe", "polygon"})
            if (const JsonNode* node = question.find(key); node != nullptr && !node->items.empty()) {
                const auto count = std::ranges::count_if(node->items, [](const JsonNode& item) {
                    return item.kind != JsonNode::Kind::list || !item.items.empty();
                });
                if (count > 0) import_.lose(key, explained_in_words, true, static_cast<int>(count));
            }
        const auto& cages = question.at("killercages").items;
        const auto& lines = question.at("cage").keys;
        constexpr std::size_t most_pairs = 1'000'000;  // of a line and a cage: the largest board has fewer
        const bool are_compared = cages.size() * lines.size() <= most_pairs;
        for (const std::string& key : lines)
            if (!are_compared ||
                std::ranges::none_of(cages, [&](const JsonNode& cage) { return outlines(cage, key); }))
                import_.lose("cage", explained_in_words, true);
        for (const std::string& key : question.at("lineE").keys)
            if (!is_usual_border(key)) import_.lose("border", "pieces are not read from their borders", true);
        if (const JsonNode* node = question.find("surface"))
            import_.lose("colour", "colours are not read", false, static_cast<int>(node->items.size()));
    }

    std::string text_;
    Import import_;
    int width_ = 0, points_ = 0, top_ = 0, left_ = 0;
};

}  // namespace

std::expected<Import, Fault> read_penpa(std::string_view packed) {
    const auto bytes = base64_bytes(packed);
    if (!bytes) return damaged("a character that base64 does not have", "a link of Penpa+ as it was copied");
    const auto text = inflate(*bytes, most_bytes);
    if (!text) return damaged("a damaged link of Penpa+", "the complete packed text as it was copied");
    return PenpaReader(*text).read();
}

}  // namespace nonet::formats
