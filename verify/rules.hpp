// Rules of many cells in a board's name, and the meaning of each by itself. A rule is checked by a walk along its cells;
// the state is a number that represents all earlier cells.
//
//   +killer=10:r1c1,r1c2   +killer:   no digit twice, and the total        state: the set of digits
//   +sum=  +little-killer=  +xv=      the total                            state: the total
//   +arrow:r1c1/r1c2-r1c4/...         each shaft sums to the number formed by the bulb   state: the missing amount
//   +thermo:  +slow-thermo:           more, not less than the one before   state: the value before
//   +whisper=4:  +white=2:  +black=3: differ by at least N, differ by N, one is N times the other (default: half of the
//                                     number of digits, 1, 2)              state: the value before
//   +greater:                         less than the one before             state: the value before
//
// No state leaves the range of int: names have numbers up to a million, bulbs up to four cells and boards up to 25 digits.

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

enum class RuleKind { killer, sum, little_killer, xv, arrow, thermo, slow_thermo, whisper, white, black, greater };

// The required text after the word of a rule.
struct RuleForm {
    RuleKind kind;
    const char* word;
    enum Number { none, one, optional, usual } number;  // usual: the name only has it if it differs from the default
    int least_number;
    std::size_t least_cells, most_cells;  // of the first group; most: 0 for any number
    bool is_distinct;                     // each cell once, and at most as many cells as digits

    int usual_number(int digits) const { return kind == RuleKind::whisper ? (digits + 1) / 2 : kind == RuleKind::black ? 2 : 1; }
};

const RuleForm rule_forms[] = {
    {RuleKind::killer, "killer", RuleForm::optional, 1, 1, 0, true},
    {RuleKind::sum, "sum", RuleForm::one, 0, 1, 0, false},  // may be negative
    {RuleKind::little_killer, "little-killer", RuleForm::one, 0, 1, 0, false},
    {RuleKind::xv, "xv", RuleForm::one, 0, 2, 2, false},
    {RuleKind::arrow, "arrow", RuleForm::none, 0, 1, 4, false},
    {RuleKind::thermo, "thermo", RuleForm::none, 0, 2, 0, true},
    {RuleKind::slow_thermo, "slow-thermo", RuleForm::none, 0, 2, 0, false},
    {RuleKind::whisper, "whisper", RuleForm::usual, 0, 2, 0, false},
    {RuleKind::white, "white", RuleForm::usual, 0, 2, 2, false},
    {RuleKind::black, "black", RuleForm::usual, 1, 2, 2, false},
    {RuleKind::greater, "greater", RuleForm::none, 0, 2, 2, false},
};

// Returns nullptr for a rule that certificates cannot have.
const RuleForm* form_of(const std::string& word) {
    for (const RuleForm& form : rule_forms)
        if (word == form.word) return &form;
    return nullptr;
}

struct ManyCells {
    RuleKind kind = RuleKind::killer;
    bool has_number = false;
    int number = 0;
    std::vector<std::vector<int>> groups;  // of cells
};

using DigitSet = std::uint32_t;  // bit d: digit d

class RuleWalk {
 public:
    RuleWalk(const ManyCells& rule, int digits, int lowest, Work& work)
        : rule_(rule), digits_(digits), lowest_(lowest), work_(work) {}

    // Returns whether some allowed digits, one for each cell, meet the rule. A repeated cell counts as two cells.
    bool can_hold(const std::vector<DigitSet>& allowed) const {
        if (rule_.kind == RuleKind::killer) return cage_can_hold(allowed);
        if (rule_.kind != RuleKind::arrow) return reaches_an_end(rule_.groups[0], 0, allowed);
        const std::size_t bulb = rule_.groups[0].size();
        if (rule_.groups.size() == 1) return reaches_an_end(rule_.groups[0], bulb, allowed);
        for (std::size_t shaft = 1; shaft < rule_.groups.size(); ++shaft) {
            std::vector<int> cells = rule_.groups[0];
            cells.insert(cells.end(), rule_.groups[shaft].begin(), rule_.groups[shaft].end());
            if (!reaches_an_end(cells, bulb, allowed)) return false;
        }
        return true;
    }

 private:
    // Walks along the cells that cannot hold every digit. The others take any remaining digits with the missing total.
    bool cage_can_hold(const std::vector<DigitSet>& allowed) const {
        std::vector<int> cells;
        for (const int cell : rule_.groups[0])
            if (allowed[static_cast<std::size_t>(cell)] != (DigitSet{1} << digits_) - 1) cells.push_back(cell);
        const std::size_t others = rule_.groups[0].size() - cells.size();
        for (const int set : ends(cells, 0, allowed))
            if (!rule_.has_number || can_add(set, others)) return true;
        return false;
    }
    // Returns whether `count` digits outside of the set can sum to the missing part of the total.
    bool can_add(int set, std::size_t count) const {
        int missing = rule_.number;
        std::vector<std::bitset<26 * 25 / 2 + 1>> totals(count + 1);  // for each number of digits
        totals[0][0] = true;
        for (int digit = 0; digit < digits_; ++digit) {
            work_.spend(1 + count);
            const int value = digit + lowest_;
            if (set >> digit & 1)
                missing -= value;
            else
                for (std::size_t i = count; i > 0; --i) totals[i] |= totals[i - 1] << static_cast<std::size_t>(value);
        }
        const auto rest = static_cast<std::size_t>(missing);
        return missing >= 0 && rest < totals[count].size() && totals[count][rest];
    }

    bool reaches_an_end(const std::vector<int>& cells, std::size_t bulb, const std::vector<DigitSet>& allowed) const {
        for (const int state : ends(cells, bulb, allowed))
            if (is_end(state)) return true;
        return false;
    }
    // Returns the states after the last cell.
    std::vector<int> ends(const std::vector<int>& cells, std::size_t bulb, const std::vector<DigitSet>& allowed) const {
        std::vector<int> states{0}, following;
        for (std::size_t place = 0; place < cells.size(); ++place) {
            work_.spend(1 + states.size() * static_cast<std::size_t>(digits_));
            following.clear();
            for (const int state : states)
                for (int digit = 0; digit < digits_; ++digit)
                    if (allowed[static_cast<std::size_t>(cells[place])] >> digit & 1) step(state, digit, place, bulb, following);
            std::sort(following.begin(), following.end());
            following.erase(std::unique(following.begin(), following.end()), following.end());
            states.swap(following);
        }
        return states;
    }
    void step(int state, int digit, std::size_t place, std::size_t bulb, std::vector<int>& following) const {
        const int value = digit + lowest_, apart = std::abs(value - state);
        int to = value;
        bool holds = true;
        switch (rule_.kind) {
            case RuleKind::killer: holds = (state >> digit & 1) == 0, to = state | 1 << digit; break;
            case RuleKind::sum:
            case RuleKind::little_killer:
            case RuleKind::xv: to = state + value, holds = to <= rule_.number; break;
            case RuleKind::arrow:
                to = place < bulb ? 10 * state + value : state - value;
                holds = place < bulb ? place == 0 || value <= 9 : to >= 0;
                break;
            case RuleKind::thermo: holds = place == 0 || value > state; break;
            case RuleKind::slow_thermo: holds = place == 0 || value >= state; break;
            case RuleKind::whisper: holds = place == 0 || apart >= rule_.number; break;
            case RuleKind::white: holds = place == 0 || apart == rule_.number; break;
            case RuleKind::black:
                holds = place == 0 || value == rule_.number * state || state == rule_.number * value;
                break;
            case RuleKind::greater: holds = place == 0 || value < state; break;
        }
        if (holds) following.push_back(to);
    }
    bool is_end(int state) const {
        switch (rule_.kind) {
            case RuleKind::sum:
            case RuleKind::little_killer:
            case RuleKind::xv: return state == rule_.number;
            case RuleKind::arrow: return state == 0 || rule_.groups.size() == 1;
            default: return true;
        }
    }

    const ManyCells& rule_;
    int digits_, lowest_;
    Work& work_;
};

}  // namespace
