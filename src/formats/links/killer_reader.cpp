// Reads killers in the form of strings.

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "core/say.hpp"
#include "formats/links/killer_strings.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr int most_total = 45;
constexpr std::string_view long_begin = "3x3:", sumocue_begin = "SumoCueV1";

// Cages by number, each with its total; 0 if it has none.
class Cages {
 public:
    // Returns false if another cell of the cage has a different total.
    bool add(int number, int total, Cell cell) {
        auto& cage = cages_[number];
        if (!cage.second.empty() && cage.first != total) return false;
        cage.first = total;
        cage.second.push_back(cell);
        return true;
    }
    bool has(int number) const { return cages_.contains(number); }
    int total(int number) const { return cages_.at(number).first; }

    void give_to(Import& import) const {
        for (const auto& [number, cage] : cages_) {
            const auto& [total, list] = cage;
            if (total == 0) continue;
            if (list.size() == 1 && import.has_value(total))
                import.set_value(list[0], total);
            else
                import.add_rule(RuleKind::killer, {list}, {total});
        }
    }

 private:
    std::map<int, std::pair<int, std::vector<Cell>>> cages_;
};

Fault fault_at(std::size_t at, std::string_view found, std::string expected) {
    return {at, found.empty() ? "nothing" : formats::quoted(found.substr(0, 20)), std::move(expected)};
}

std::optional<int> cage_number_of(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && number >= 0 ? std::optional(number)
                                                                                   : std::nullopt;
}

// ---- A total and a number for each cell

std::expected<Import, Fault> read_long(std::string_view text) {
    Import import;
    std::size_t at = 0;
    const auto field = [&] {
        const std::size_t end = std::min(text.find(':', at), text.size());
        const std::string_view found = text.substr(at, end - at);
        at = std::min(end + 1, text.size());
        return found;
    };
    const auto place = [&](std::string_view part) {
        return static_cast<std::size_t>(part.data() - text.data());
    };
    field();  // 3x3
    if (const std::string_view diagonals = field(); diagonals == "d")
        import.add_term("x");
    else if (!diagonals.empty())
        return std::unexpected(fault_at(place(diagonals), diagonals, "'d' for diagonals, or nothing"));
    if (const std::string_view kind = field(); kind != "k")
        return std::unexpected(fault_at(place(kind), kind, "'k' for killer"));
    Cages cages;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (at == text.size())
            return std::unexpected(Fault{at, say("{count} numbers", cell), std::to_string(cell_count)});
        const std::string_view word = field();
        const auto number = cage_number_of(word);
        if (!number || *number >= cage_numbers * (most_total + 1))
            return std::unexpected(
                fault_at(place(word), word,
                         say("a number of a cage, 256 x its total and its own number, up to {number}",
                             cage_numbers * (most_total + 1) - 1)));
        if (*number < cage_numbers) continue;
        if (!cages.add(*number % cage_numbers, *number / cage_numbers, static_cast<Cell>(cell)))
            return std::unexpected(fault_at(place(word), word,
                                            say("the total {number}, as in the other cells of the cage",
                                                cages.total(*number % cage_numbers))));
    }
    if (at < text.size())
        return std::unexpected(
            fault_at(at, text.substr(at), say("the end after {count} numbers", cell_count)));
    cages.give_to(import);
    return import;
}

// ---- A character for each cell: the total, or a pointer to the next cell of the cage

constexpr std::string_view pointers = "<>^v`',.";
constexpr std::pair<int, int> steps[] = {{0, -1},  {0, 1},  {-1, 0}, {1, 0},
                                         {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

std::optional<int> short_total(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
    return c >= 'a' && c <= 'j' ? std::optional(c - 'a' + 36) : std::nullopt;
}

std::expected<Import, Fault> read_short(std::string_view text) {
    Import import;
    Cages cages;
    for (int cell = 0; cell < cell_count; ++cell) {
        int row = cell / side, column = cell % side;
        for (int moves = 0;; ++moves) {
            const std::size_t pointer = pointers.find(text[static_cast<std::size_t>(row * side + column)]);
            if (pointer == pointers.npos) break;
            row += steps[pointer].first;
            column += steps[pointer].second;
            const auto begin = static_cast<std::size_t>(cell);
            if (row < 0 || row >= side || column < 0 || column >= side)
                return std::unexpected(fault_at(begin, text.substr(begin, 1), "a cage within the grid"));
            if (moves > cell_count)
                return std::unexpected(fault_at(begin, text.substr(begin, 1), "a cage that ends at a total"));
        }
        const int root = row * side + column;
        cages.add(root, *short_total(text[static_cast<std::size_t>(root)]), static_cast<Cell>(cell));
    }
    cages.give_to(import);
    return import;
}

// ---- SumoCue

class SumoCueReader {
 public:
    explicit SumoCueReader(std::string_view text) : text_(text) {}

    std::expected<Import, Fault> read() {
        at_ = sumocue_begin.size();
        if (at_ < text_.size() && (text_[at_] | 0x20) == 'd') ++at_, import_.add_term("x");
        for (int cell = 0; cell < cell_count; ++cell)
            if (!read_entry(cell)) return std::unexpected(std::move(fault_));
        skip_spaces();
        if (at_ < text_.size())
            return std::unexpected(
                fault_at(at_, text_.substr(at_), say("the end after {count} cells", cell_count)));
        if (!pieces_.empty()) {
            if (const auto other = std::ranges::find(pieces_, -1); other != pieces_.end())
                return std::unexpected(
                    Fault{at_, "a cell without a piece", "'J' and a number after each cell"});
            for (int piece = 0; piece < side; ++piece)
                if (const auto size = std::ranges::count(pieces_, piece); size != side)
                    return std::unexpected(
                        Fault{at_, say("piece {piece} of {cells}", piece, say("{count} cells", size)),
                              std::to_string(side)});
            import_.set_pieces(std::move(pieces_));
            if (import_.has_pieces()) import_.set_boxes({});
        }
        cages_.give_to(import_);
        return std::move(import_);
    }

 private:
    void skip_spaces() {
        while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    }
    bool fail(std::size_t at, std::string expected) {
        fault_ = fault_at(at, text_.substr(at, 1), std::move(expected));
        return false;
    }
    bool read_number(int most, const char* what, int& number) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') ++at_;
        const auto found = cage_number_of(text_.substr(begin, at_ - begin));
        if (!found || *found > most) return fail(begin, say("{what}, 0 to {most}", translated(what), most));
        number = *found;
        return true;
    }
    bool read_entry(int cell) {
        skip_spaces();
        const std::size_t begin = at_;
        if (at_ == text_.size()) {
            fault_ = {at_, say("{count} cells", cell), std::to_string(cell_count)};
            return false;
        }
        const char sign = text_[at_++];
        int number = 0;
        if (sign == '=') {
            if (!read_number(most_total, "the total of a cage", number)) return false;
            cages_.add(cell, number, static_cast<Cell>(cell));
        } else if (sign == '+') {
            if (!read_number(cell_count - 1, "the number of the cage's first cell", number)) return false;
            if (!cages_.has(number)) return fail(begin, "a cell of an earlier cage");
            cages_.add(number, cages_.total(number), static_cast<Cell>(cell));
        } else {
            return fail(begin, "'=' and a total, or '+' and the number of a cage's first cell");
        }
        if (at_ == text_.size() || (text_[at_] | 0x20) != 'j') return true;
        ++at_;
        int piece = 0;
        if (!read_number(side - 1, "the number of a piece", piece)) return false;
        if (pieces_.empty()) pieces_.assign(cell_count, -1);
        pieces_[static_cast<std::size_t>(cell)] = piece;
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Import import_;
    Cages cages_;
    std::vector<int> pieces_;
    Fault fault_;
};

}  // namespace

bool may_be_killer(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with(long_begin)) {
        // "3x3:" may also begin a puzzle of another kind; the 'k' decides.
        const std::size_t second = text.find(':', long_begin.size());
        return second != text.npos && text.substr(second + 1).starts_with('k');
    }
    return text.size() == cell_count && text.find_first_of("<>^") != text.npos &&
           std::ranges::all_of(text, [](char c) { return short_total(c) || pointers.contains(c); });
}

std::expected<Import, Fault> read_killer(std::string_view text) {
    text = trimmed(text);
    return text.starts_with(long_begin) ? read_long(text) : read_short(text);
}

bool may_be_sumocue(std::string_view text) { return text.starts_with(sumocue_begin); }

std::expected<Import, Fault> read_sumocue(std::string_view text) { return SumoCueReader(text).read(); }

}  // namespace nonet::formats
