#include "report/rule_words.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "core/each_once.hpp"
#include "core/say.hpp"
#include "nonet/rules.hpp"
#include "report/speech.hpp"
#include "report/words.hpp"
#include "rules/record.hpp"
#include "techniques/registry.hpp"

namespace nonet {
namespace {

// The words that a rule's reason can use.
class RuleWords {
 public:
    RuleWords(const Step& step, const Geometry& board, const Speech& speech)
        : step_(step), board_(board), speech_(speech), rule_(*rule_of(step, board)) {
        for (const CellDigits& cell : step_.exhibits.front().cells) cells_.push_back(cell.cell);
        if (!is_of_extra()) return;
        cells_.clear();
        for (const auto& group : rule_.groups) cells_.insert(cells_.end(), group.begin(), group.end());
    }

    std::string reason() const {
        std::string text;
        fill_form(text, translated(rules::record_of(rule_.kind).reason),
                  [&](std::string& out, std::string_view what) { out += part(what); });
        return is_of_extra() ? beside() + ' ' + text : text;
    }

 private:
    // The words of a part of a rule.
    RuleWords(const RuleWords& whole, const Rule& part)
        : step_(whole.step_), board_(whole.board_), speech_(whole.speech_), rule_(part), is_part_(true) {
        for (const auto& group : part.groups) cells_.insert(cells_.end(), group.begin(), group.end());
    }

    // A word of a reason, and the function for its text.
    struct Word {
        std::string_view name;
        std::string (*say)(const RuleWords& words);
    };
    static std::span<const Word> table() {
        static constexpr Word words[] = {
            {"cells", [](const RuleWords& w) { return w.between(0, 0); }},
            {"first", [](const RuleWords& w) { return w.speech_.name(w.cells_.front()); }},
            {"second", [](const RuleWords& w) { return w.speech_.name(w.cells_[1]); }},
            {"last", [](const RuleWords& w) { return w.speech_.name(w.cells_.back()); }},
            {"ends", [](const RuleWords& w) { return w.list({w.cells_.front(), w.cells_.back()}); }},
            {"inner", [](const RuleWords& w) { return w.between(1, 1); }},
            {"rest", [](const RuleWords& w) { return w.between(1, 0); }},
            {"tail", [](const RuleWords& w) { return w.between(2, 0); }},
            {"line",
             [](const RuleWords& w) {
                 return say("{from} to {to}", w.speech_.name(w.cells_.front()),
                            w.speech_.name(w.cells_.back()));
             }},
            {"value", [](const RuleWords& w) { return std::to_string(w.rule_.values[0]); }},
            {"times", [](const RuleWords& w) { return w.times(); }},
            {"seen", [](const RuleWords& w) { return w.seen(); }},
            {"each",
             [](const RuleWords& w) {
                 return w.cells_.size() > 1 ? say("each of {cells}", w.between(0, 0)) : w.between(0, 0);
             }},
            {"region", [](const RuleWords& w) { return w.region(); }},
            {"values", [](const RuleWords& w) { return w.values(); }},
            {"counts", [](const RuleWords& w) { return w.counts(); }},
            {"total",
             [](const RuleWords& w) {
                 return w.rule_.values.empty() ? say("contains no digit twice")
                                               : say("sums to {value}", w.rule_.values[0]);
             }},
            {"sum", [](const RuleWords& w) { return w.sum(); }},
            {"sums",
             [](const RuleWords& w) {
                 const auto& groups = w.rule_.groups;
                 return say(groups.size() == 2 && groups[1].size() == 1 ? "sums" : "sum");
             }},
            {"contain",
             [](const RuleWords& w) { return say(w.cells_.size() == 1 ? "contains" : "contain"); }},
            {"lie", [](const RuleWords& w) { return say(w.cells_.size() == 3 ? "lies" : "lie"); }},
            {"each_cell",
             [](const RuleWords& w) {
                 return say(w.rule_.groups[0].size() > 1 ? ": they are equal cell by cell"
                                                         : ": they hold the same digit");
             }},
            {"arms",
             [](const RuleWords& w) {
                 const std::string arms = w.groups(1, " as well as ");
                 return w.rule_.groups.size() > 2 ? say("{arms} together", arms) : arms;
             }},
            {"less", [](const RuleWords& w) { return w.less(); }},
            {"size",
             [](const RuleWords& w) {
                 return std::to_string(std::max(w.board_.rows(), w.board_.columns()));
             }},
            {"text", [](const RuleWords& w) { return w.rule_.text; }},
            {"parts", [](const RuleWords& w) { return w.parts(); }},
            {"groups", [](const RuleWords& w) { return w.groups(0, " and "); }},
            {"shafts", [](const RuleWords& w) { return w.groups(1, " as well as "); }},
            {"bulb", [](const RuleWords& w) { return w.list(w.rule_.groups[0]); }},
            {"range", [](const RuleWords& w) { return w.range(); }},
            {"ranges", [](const RuleWords& w) { return w.ranges(); }},
            {"runs", [](const RuleWords& w) { return w.runs(); }},
            {"sides", [](const RuleWords& w) { return w.sides(); }},
            {"middle",
             [](const RuleWords& w) {
                 return w.cells_.size() % 2 != 0 ? say(", which is the value of the middle cell") : "";
             }},
        };
        return words;
    }

    std::string part(std::string_view what) const {
        const auto word = std::ranges::find(table(), what, &Word::name);
        // A slip in a rule's record remains visible in the text; the tests search for it.
        return word == table().end() ? "{" + std::string(what) + "}" : word->say(*this);
    }

    bool is_of_extra() const { return !is_part_ && !step_.exhibits.front().parts.empty(); }

    // Returns the digits that the rule's cells outside the grid can hold: "The extra cells 'a' and 'b' can only be 1 or 2; 'c' can
    // only be 5."  If all digits are possible, only names the cells.
    std::string beside() const {
        constexpr std::size_t most = 4;
        std::vector<CellDigits> open = step_.exhibits.front().beside;
        std::vector<Cell> all;
        for (const CellDigits& one : open) all.push_back(one.cell);
        std::erase_if(open, [&](const CellDigits& one) { return one.digits.size() == board_.digit_count(); });
        std::string text;
        std::size_t count = 0;
        bool several = false;
        while (!open.empty() && count++ < most) {
            const BoardDigitSet digits = open.front().digits;
            std::vector<Cell> same;
            for (const CellDigits& one : open)
                if (one.digits == digits) same.push_back(one.cell);
            std::erase_if(open, [&](const CellDigits& one) { return one.digits == digits; });
            std::string values;
            Enumeration glyphs(values, static_cast<std::size_t>(digits.size()), " or ");
            for (Digit digit : digits) glyphs.item() += speech_.glyph(digit);
            if (text.empty()) several = same.size() > 1;
            (text += text.empty() ? "" : "; ") += say("{cells} can only be {digits}", list(same), values);
        }
        if (text.empty() || !open.empty())
            return say(all.size() == 1 ? "This rule uses the extra cell {cells}."
                                       : "This rule uses the extra cells {cells}.",
                       list(all));
        return say(several ? "The extra cells {held}." : "The extra cell {held}.", text);
    }

    // Lists the cells without the first `first` and the last `last` ones.
    std::string between(std::ptrdiff_t first, std::ptrdiff_t last) const {
        return list({cells_.begin() + first, cells_.end() - last});
    }

    // "killer=5:r1c1,r1c2; thermo:r1c1-r1c3".  Parts that are too many, or too long, are only counted.
    std::string parts() const {
        constexpr std::size_t longest = 200;
        std::string text;
        std::size_t told = 0;
        for (const Rule& part : rule_.parts) {
            const std::string clause = clause_of(part);
            if (text.size() + clause.size() > longest) break;
            (text += told++ == 0 ? "" : "; ") += clause;
        }
        const std::size_t left = rule_.parts.size() - told;
        if (left == 0) return text;
        if (told == 0) return say("{count} rules that are too long to list", left);
        return text + "; " + say("and {count} more", left);
    }
    // "r1c2 contains 1": the reason of a part, or its name if that has parts of its own.
    std::string clause_of(const Rule& part) const {
        if (!part.parts.empty()) return part_name(part);
        std::string text = RuleWords(*this, part).reason();
        text.pop_back();
        // Other languages may begin nouns with capital letters.
        const bool is_word = text.size() > 1 && text[1] >= 'a' && text[1] <= 'z' && is_english();
        if (is_word && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
        return text;
    }
    std::string part_name(const Rule& part) const {
        return is_of_extra() ? name_of_part(board_, part)
                             : rule_name(part, board_.columns(), board_.digit_count());
    }

    // "r1c1, r1c2 and 'a'", "'p1' to 'p16'".
    std::string list(const std::vector<Cell>& cells) const {
        std::string text;
        if (static_cast<int>(cells.size()) >= board_.cell_count() &&
            each_once(cells).size() == cells.size() &&
            std::ranges::none_of(cells, [&](Cell cell) { return is_beside(cell); }))
            return say("all cells of the grid");
        std::vector<std::string> names;
        for (std::size_t i = 0; i < cells.size();) {
            std::size_t count = 1;
            while (i + count < cells.size() && is_beside(cells[i]) && cells[i + count] == cells[i] + count &&
                   stem(cells[i + count]) == stem(cells[i]))
                ++count;
            if (count < 3) count = 1;
            std::string name = speech_.name(cells[i]);
            if (count > 1) name = say("{from} to {to}", name, speech_.name(cells[i + count - 1]));
            names.push_back(std::move(name));
            i += count;
        }
        Enumeration items(text, names.size());
        for (const std::string& name : names) items.item() += name;
        return text;
    }
    bool is_beside(Cell cell) const { return cell >= board_.cell_count(); }
    std::string stem(Cell cell) const {
        const std::string name = speech_.name(cell);
        return name.substr(0, name.find_first_of("0123456789"));
    }

    std::string groups(std::size_t first, std::string_view last) const {
        std::string text;
        Enumeration list_of(text, rule_.groups.size() - first, last);
        const bool several = rule_.groups.size() - first > 1;
        for (std::size_t i = first; i < rule_.groups.size(); ++i) {
            const bool one = rule_.groups[i].size() == 1 || !several;
            (list_of.item() += one ? "" : "(") += list(rule_.groups[i]) + (one ? "" : ")");
        }
        return text;
    }

    std::string times() const {
        return rule_.values[0] == 2 ? say("twice") : say("{count} times", rule_.values[0]);
    }
    // The clue of a line of sight.
    std::string seen() const {
        const std::string zeros = board_.zero_based() ? say(", not counting 0") : "";
        if (rule_.values[0] == 1)
            return say("1 cell is visible, so no cell is higher than the first") + zeros;
        return say("{count} cells are visible: those higher than all cells before them", rule_.values[0]) +
               zeros;
    }
    // The kind of house that cuts a line into runs.
    std::string region() const {
        for (House house = 0; house < board_.house_count(); ++house)
            if (board_.kind_of(house) == HouseKind::box) return say("a box");
        return say("a piece");
    }
    std::string values() const {
        std::string text;
        Enumeration list_of(text, rule_.values.size());
        for (std::int32_t value : rule_.values) list_of.item() += std::to_string(value);
        return text;
    }
    std::string counts() const {
        std::string text;
        Enumeration list_of(text, rule_.values.size() / 2);
        for (std::size_t i = 0; i + 1 < rule_.values.size(); i += 2)
            list_of.item() += say("{count} times {digit}", rule_.values[i], rule_.values[i + 1]);
        return text;
    }

    // "r1c1 and r1c2 sum to 5"; with weights "r1c1 + 2 times r1c2 - r1c3 sum to 5".
    std::string sum() const {
        const std::int32_t value = rule_.values[0];
        if (rule_.values.size() == 1)
            return say(cells_.size() == 1 ? "{cells} sums to {value}" : "{cells} sum to {value}",
                       list(cells_), value);
        std::string text;
        int terms = 0;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const std::int32_t weight = rule_.values[i + 1], times = std::abs(weight);
            if (weight == 0) continue;
            ++terms;
            text += text.empty() ? (weight < 0 ? "-" : "") : weight < 0 ? " - " : " + ";
            const std::string name = speech_.name(cells_[i]);
            text += times > 1 ? say("{count} times {digit}", times, name) : name;
        }
        return say(terms == 1 ? "{terms} is {value}" : "{terms} sum to {value}", text, value);
    }

    // For clues that are lower than the count by a constant.
    std::string less() const {
        return rule_.values.empty() || rule_.values[0] == 0 ? "" : say(", minus {value}", rule_.values[0]);
    }

    std::string range() const {
        const auto& totals = step_.exhibits.front().totals;
        return totals.size() < 2
                   ? ""
                   : say("; with the current candidates the sum is {range}", from_to(totals[0], totals[1]));
    }
    std::string ranges() const {
        const auto& totals = step_.exhibits.front().totals;
        if (totals.size() < 4) return "";
        return say("; with the current candidates the circle is {circle} and the shaft {shaft}",
                   from_to(totals[0], totals[1]), from_to(totals[2], totals[3]));
    }

    // ": 3456 or 4567".
    std::string runs() const {
        std::size_t count = 0;
        for (const Exhibit& exhibit : step_.exhibits) count += exhibit.role == Role::way;
        return count == 0 ? "" : say(": here {ways}", speech_.ways());
    }

    // For lines on which the middle digits have no possible neighbour.
    std::string sides() const {
        const int digits = board_.digit_count();
        const bool takes_turns = 2 * rule_.values[0] >= digits && rule_.groups[0].size() > 2;
        return takes_turns ? say(", so low and high digits alternate") : "";
    }

    const Step& step_;
    const Geometry& board_;
    const Speech& speech_;
    const Rule& rule_;
    std::vector<Cell> cells_;  // cells that the step shows, in the rule's order
    const bool is_part_ = false;
};

const Exhibit* with_totals(const Step& step) {
    const auto found =
        std::ranges::find_if(step.exhibits, [](const Exhibit& exhibit) { return !exhibit.totals.empty(); });
    return found == step.exhibits.end() ? nullptr : &*found;
}

// Compares the cells inside with the cells that stick out.
std::string comparison(std::int32_t more, std::size_t inside) {
    const bool one = inside == 1;
    if (more == 0) return say(one ? "totals as much as" : "total as much as");
    if (more > 0) return say(one ? "totals {count} more than" : "total {count} more than", more);
    return say(one ? "totals {count} less than" : "total {count} less than", -more);
}

// Returns the reason of a sum of innies and outies, in the words of steps that rest on it alone.
std::string sum_of(const Exhibit& sum, const Geometry& board, const Speech& speech) {
    Exhibit inside{.role = Role::pattern}, outside{.role = Role::partner};
    for (const CellDigits& cell : sum.cells) {
        const bool is_inside = std::ranges::any_of(sum.houses, [&](House house) {
            return std::ranges::find(board.house_cells(house), cell.cell) != board.house_cells(house).end();
        });
        (is_inside ? inside : outside).cells.push_back(cell);
    }
    const std::size_t in = inside.cells.size(), out = outside.cells.size();
    const std::string_view kind = in > 0 && out > 0 ? "innies_outies.difference"
                                  : out == 0 ? (in == 1 ? "innies_outies.innie" : "innies_outies.innies")
                                             : (out == 1 ? "innies_outies.outie" : "innies_outies.outies");
    Step alone;
    alone.exhibits = {std::move(inside),
                      {.role = Role::base, .houses = sum.houses},
                      std::move(outside),
                      {.role = Role::extra, .rules = sum.rules, .totals = sum.totals}};
    std::vector<std::string> sentences =
        Speech(alone, speech.cells(), board).fill_all(find_form(kind)->sentence);
    sentences.pop_back();  // "So {so}."
    std::string text;
    for (const std::string& sentence : sentences) (text += text.empty() ? "" : " ") += sentence;
    return text;
}

// Returns the reasons of all rules of a step, one after the other.
std::string reasons_of(const Step& step, const Geometry& board, const Speech& speech) {
    std::string text;
    for (const Exhibit& exhibit : step.exhibits) {
        if (exhibit.rules.empty()) continue;
        text += text.empty() ? "" : " ";
        if (exhibit.role == Role::extra) {
            text += sum_of(exhibit, board, speech);
            continue;
        }
        Step alone;
        alone.exhibits = {exhibit};
        text += RuleWords(alone, board, speech).reason();
    }
    return text;
}

// "row 1, box 2 and r5c5": the members of a step other than rules.
std::string members_of(const Step& step, const Speech& speech) {
    std::vector<std::string> names;
    for (const Exhibit& exhibit : step.exhibits) {
        if (!exhibit.rules.empty()) continue;
        for (House house : exhibit.houses) names.push_back(speech.house(house));
        for (const CellDigits& cell : exhibit.cells) names.push_back(speech.name(cell.cell));
    }
    std::string text;
    Enumeration items(text, names.size());
    for (const std::string& name : names) items.item() += name;
    return text;
}

}  // namespace

const Rule* rule_of(const Step& step, const Geometry& board) {
    if (step.exhibits.empty() || step.exhibits.front().rules.size() != 1) return nullptr;
    const Exhibit& shown = step.exhibits.front();
    const Rule& rule = board.rules()[shown.rules.front()];
    return shown.parts.empty() ? &rule : &rule.parts[shown.parts.front()];
}

std::string_view rule_title(const Step& step, const Geometry& board) {
    if (step.kind != "one_rule" && step.kind != "one_clue") return {};
    const Rule* rule = rule_of(step, board);
    return rule == nullptr ? std::string_view{} : rules::record_of(rule->kind).info.name;
}

std::optional<std::string> rule_part(std::string_view what, const Step& step, const Geometry& board,
                                     const Speech& speech) {
    if (what == "reasons") return reasons_of(step, board, speech);
    if (what == "members") return members_of(step, speech);
    if (what == "rule") return rule_of(step, board) == nullptr ? "" : RuleWords(step, board, speech).reason();
    if (what == "ways") return speech.ways();
    if (what == "a_digit") {
        std::string text;
        const BoardDigitSet digits = step.exhibits.front().digits;
        Enumeration list(text, static_cast<std::size_t>(digits.size()));
        for (Digit digit : digits) {
            const char glyph = speech.glyph(digit);
            list.item() += say(glyph == '8' ? "an {digit}" : "a {digit}", glyph);
        }
        return text;
    }
    if (what == "stick") {
        const auto partners = std::ranges::find(step.exhibits, Role::partner, &Exhibit::role);
        return say(partners != step.exhibits.end() && partners->cells.size() == 1 ? "sticks" : "stick");
    }
    const Exhibit* exhibit = with_totals(step);
    if (exhibit == nullptr) return std::nullopt;
    const auto& totals = exhibit->totals;
    // Cages: the total, the missing part, the given part, the number of ways.  Houses: their total, that of cages, the
    // difference.
    const bool is_of_houses = exhibit->role == Role::extra;
    const auto number = [&](std::size_t i) { return std::to_string(i < totals.size() ? totals[i] : 0); };
    if (what == "total") return number(0);
    if (what == "missing") return is_of_houses ? std::to_string(std::abs(totals[2])) : number(1);
    if (what == "given") return number(is_of_houses ? 1 : 2);
    if (what == "count") return number(3);
    if (what == "compared") return comparison(totals[2], step.exhibits.front().cells.size());
    return std::nullopt;
}

}  // namespace nonet
