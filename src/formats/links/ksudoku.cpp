#include "formats/links/ksudoku.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "core/each_once.hpp"
#include "core/say.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view xml_spaces = " \t\r\n";

std::string_view trimmed_xml(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(xml_spaces), text.size());
    return text.substr(begin, text.find_last_not_of(xml_spaces) + 1 - begin);
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// A tag and the text up to the next one.
struct Tag {
    std::string_view name, attributes, text;
    std::size_t at = 0;  // of its '<'
};

std::string_view attribute(const Tag& tag, std::string_view name) {
    for (std::size_t at = tag.attributes.find(name); at != std::string_view::npos;
         at = tag.attributes.find(name, at + 1)) {
        const std::string_view behind = tag.attributes.substr(at + name.size());
        if (at == 0 || !is_space(tag.attributes[at - 1]) || !behind.starts_with("=\"")) continue;
        return behind.substr(2, behind.find('"', 2) - 2);
    }
    return {};
}

class FileReader {
 public:
    explicit FileReader(std::string_view text) : text_(text) {}

    std::expected<Import, Fault> read() {
        bool in_history = false;
        for (Tag tag; next(tag);) {
            if (tag.name == "history" && !tag.attributes.ends_with('/')) in_history = true;
            if (tag.name == "/history") in_history = false;
            if (in_history) continue;
            if (!read_tag(tag)) return std::unexpected(std::move(fault_));
        }
        if (!values_ && !fail(text_.size(), "a file without <values>", "the cells of the puzzle"))
            return std::unexpected(std::move(fault_));
        if (!finish()) return std::unexpected(std::move(fault_));
        return std::move(import_);
    }

 private:
    bool fail(std::size_t at, std::string found, std::string expected) {
        fault_ = {at, std::move(found), std::move(expected)};
        return false;
    }

    bool next(Tag& tag) {
        const std::size_t begin = text_.find('<', at_);
        const std::size_t end = begin == text_.npos ? begin : text_.find('>', begin);
        if (end == text_.npos) return false;
        const std::string_view inside = text_.substr(begin + 1, end - begin - 1);
        const std::size_t name = std::min(inside.find_first_of(" \t\r\n/", 1), inside.size());
        at_ = std::min(text_.find('<', end), text_.size());
        tag = {inside.substr(0, name), inside.substr(name), text_.substr(end + 1, at_ - end - 1), begin};
        return true;
    }

    bool read_tag(const Tag& tag) {
        if (tag.name == "graph") return read_graph(tag);
        if (tag.name == "values") {
            if (values_) return fail(tag.at, "a second <values>", "one puzzle in a file");
            values_ = tag;
        } else if (tag.name == "sudokugroups") {
            boxes_ |= attribute(tag, "withblocks") != "0";
            if (attribute(tag, "at") != "0" && !attribute(tag, "at").empty())
                return fail(tag.at, "several overlapping grids", "a board of one grid");
            lines_ = true;
        } else if (tag.name == "roxdokugroups") {
            return fail(tag.at, "a board of three dimensions", "a board of rows and columns");
        } else if (tag.name == "clique") {
            return read_clique(tag);
        } else if (tag.name == "cage") {
            return read_cage(tag);
        }
        return true;
    }

    bool read_graph(const Tag& tag) {
        if (side_ > 0) return fail(tag.at, "a second <graph>", "one puzzle in a file");
        const auto order = number_in(attribute(tag, "order"));
        const std::string_view type = attribute(tag, "type");
        const bool custom = type == "custom";
        if (!custom && type != "sudoku")
            return fail(tag.at, say("a board of the type {quoted}", formats::quoted(type.substr(0, 20))),
                        "'sudoku' or 'custom'");
        for (std::string_view size : {"sizeX", "sizeY"})
            if (custom && number_in(attribute(tag, size)) != order && order)
                return fail(tag.at,
                            say("a board of {columns} x {rows} cells and the order {order}",
                                formats::quoted(attribute(tag, "sizeX").substr(0, 20)),
                                formats::quoted(attribute(tag, "sizeY").substr(0, 20)), *order),
                            "a square board");
        if (!order || *order < 1 || *order > Geometry::most_digits)
            return fail(tag.at,
                        say("the order {order}", formats::quoted(attribute(tag, "order").substr(0, 20))),
                        say("{from} to {to}", 1, Geometry::most_digits));
        side_ = *order;
        import_ = Import(side_, side_);
        boxes_ = lines_ = !custom;
        is_mathdoku_ = attribute(tag, "specific-type") == "Mathdoku";
        return true;
    }

    // Reads cells by their numbers, which count column by column.
    bool take_cells(const Tag& tag, std::vector<Cell>& cells) {
        if (side_ == 0) return fail(tag.at, "cells before the board", "<graph> first");
        for (std::size_t at = 0; (at = tag.text.find_first_not_of(xml_spaces, at)) != tag.text.npos;) {
            const std::size_t end = std::min(tag.text.find_first_of(xml_spaces, at), tag.text.size());
            const auto number = number_in(tag.text.substr(at, end - at));
            if (!number || *number < 0 || *number >= import_.cells())
                return fail(static_cast<std::size_t>(tag.text.data() - text_.data()) + at,
                            formats::quoted(tag.text.substr(at, std::min<std::size_t>(end - at, 20))),
                            say("a cell, 0 to {to}", import_.cells() - 1));
            cells.push_back(static_cast<Cell>(*number % side_ * side_ + *number / side_));
            at = end;
        }
        return !cells.empty() || fail(tag.at, "no cells", "the numbers of cells");
    }

    bool read_clique(const Tag& tag) {
        std::vector<Cell> cells;
        if (!take_cells(tag, cells)) return false;
        cells = each_once(std::move(cells));
        if (cells.size() > static_cast<std::size_t>(side_))
            return fail(tag.at, say("a group of {cells}", counted(cells.size(), "cell")),
                        say("at most {number}", side_));
        if (cliques_.size() == most_cliques)
            return fail(tag.at, say("more than {count}", counted(most_cliques, "group")), "fewer");
        cliques_.push_back(std::move(cells));
        return true;
    }

    bool read_cage(const Tag& tag) {
        constexpr int no_operator = 0, addition = 4;
        std::vector<Cell> cells;
        const auto sign = number_in(attribute(tag, "operator")), value = number_in(attribute(tag, "value"));
        if (!take_cells(tag, cells)) return false;
        if (!sign || !value)
            return fail(tag.at, "a cage without an operator and a value", "numbers for both");
        if (cells.size() == 1 && import_.has_value(*value)) return import_.set_value(cells[0], *value), true;
        if (*sign != addition && *sign != no_operator)
            return fail(tag.at, "a cage of products, quotients or differences",
                        "sums, as in a killer Sudoku");
        // Digits may repeat in a cage of Mathdoku.
        import_.add_rule(is_mathdoku_ ? RuleKind::sum : RuleKind::killer, {std::move(cells)}, {*value});
        return true;
    }

    bool finish() {
        if (side_ == 0) return fail(values_->at, "cells before the board", "<graph> first");
        const std::string_view values = trimmed_xml(values_->text);
        const auto count = static_cast<std::size_t>(import_.cells());
        const std::size_t begin = static_cast<std::size_t>(values.data() - text_.data());
        for (std::size_t i = 0; i < std::min(values.size(), count); ++i) {
            if (values[i] == '_') continue;
            const int value = values[i] - 'a';
            if (!import_.has_value(value))
                return fail(begin + i, formats::quoted(values.substr(i, 1)),
                            say("'_', or a letter b to {letter}", static_cast<char>('a' + side_)));
            import_.set_value(
                static_cast<Cell>(static_cast<int>(i) % side_ * side_ + static_cast<int>(i) / side_), value);
        }
        if (values.size() != count)
            return fail(begin + std::min(values.size(), count), counted(values.size(), "cell"),
                        std::to_string(count));
        set_houses();
        return true;
    }

    // Groups that fill the board are its pieces; others are separate regions.
    void set_houses() {
        if (!lines_) import_.set_repeats();
        if (!boxes_) import_.set_boxes({});
        std::vector<int> pieces(static_cast<std::size_t>(import_.cells()), -1);
        bool fill = !boxes_ && cliques_.size() == static_cast<std::size_t>(side_);
        for (std::size_t i = 0; fill && i < cliques_.size(); ++i)
            for (Cell cell : cliques_[i]) {
                fill &= pieces[cell] < 0 && cliques_[i].size() == static_cast<std::size_t>(side_);
                pieces[cell] = static_cast<int>(i);
            }
        if (fill) return import_.set_pieces(std::move(pieces));
        for (const std::vector<Cell>& cells : cliques_)
            if (cells.size() > 1) import_.add_term("region", cells);
    }

    static constexpr std::size_t most_cliques = 1000;

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Tag> values_;
    std::vector<std::vector<Cell>> cliques_;
    int side_ = 0;
    bool boxes_ = false, lines_ = false, is_mathdoku_ = false;
    Import import_;
    Fault fault_;
};

}  // namespace

bool may_be_ksudoku(std::string_view line) {
    line = trimmed_xml(line);
    return line.starts_with("<ksudoku>") || line.starts_with("<!DOCTYPE ksudoku>");
}

bool ends_ksudoku(std::string_view line) { return line.contains("</ksudoku>"); }

std::expected<Import, Fault> read_ksudoku_file(std::string_view text) { return FileReader(text).read(); }

}  // namespace nonet::formats
