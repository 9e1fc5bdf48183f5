// Rules of many cells, as they stand in a board's name, and what each says by itself: a walk along its cells, in which all that
// came before is a number.
//
//   +killer=10:r1c1,r1c2   +killer:   no digit twice, and the total        state: the set of digits
//   +sum=  +little-killer=  +xv=      the total                            state: the total
//   +arrow:r1c1/r1c2-r1c4/...         each shaft has the number of the bulb's figures      state: what is missing
//   +thermo:  +slow-thermo:           more, not less than the one before   state: the value before
//   +whisper=4:  +white=2:  +black=3: differ by so much or more, by so much, are so many times the other (usually
//                                     half of the digits, 1, 2)
//   +greater:                         less than the one before

#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace {

struct ManyCells {
    std::string word;
    bool has_number = false;
    int number = 0;
    std::vector<std::vector<int>> groups;  // of cells
};

class RuleWalk {
 public:
    RuleWalk(const ManyCells& rule, int digits, int lowest) : rule_(rule), digits_(digits), lowest_(lowest) {}

    // Whether some digits, of each cell one that is allowed (allowed[cell][digit]), meet the rule.
    bool can_hold(const std::vector<std::vector<bool>>& allowed) const {
        if (rule_.word != "arrow") return reaches_an_end(rule_.groups[0], 0, allowed);
        for (std::size_t shaft = 1; shaft < rule_.groups.size(); ++shaft) {
            std::vector<int> cells = rule_.groups[0];
            cells.insert(cells.end(), rule_.groups[shaft].begin(), rule_.groups[shaft].end());
            if (!reaches_an_end(cells, rule_.groups[0].size(), allowed)) return false;
        }
        return true;
    }

 private:
    bool reaches_an_end(const std::vector<int>& cells, std::size_t bulb, const std::vector<std::vector<bool>>& allowed) const {
        std::set<int> states{0};
        for (std::size_t place = 0; place < cells.size(); ++place) {
            std::set<int> following;
            for (const int state : states)
                for (int digit = 0; digit < digits_; ++digit)
                    if (allowed[static_cast<std::size_t>(cells[place])][static_cast<std::size_t>(digit)])
                        step(state, digit, place, bulb, following);
            states.swap(following);
        }
        for (const int state : states)
            if (is_end(state)) return true;
        return false;
    }
    void step(int state, int digit, std::size_t place, std::size_t bulb, std::set<int>& following) const {
        const std::string& word = rule_.word;
        const int value = digit + lowest_, apart = std::abs(value - state);
        bool holds = true;
        int to = value;
        if (word == "killer")
            holds = (state >> digit & 1) == 0, to = state | 1 << digit;
        else if (word == "sum" || word == "little-killer" || word == "xv")
            to = state + value, holds = to <= rule_.number;
        else if (word == "arrow" && place < bulb)
            holds = place == 0 || value <= 9, to = 10 * state + value;
        else if (word == "arrow")
            to = state - value, holds = to >= 0;
        else if (place > 0)
            holds = word == "thermo"        ? value > state
                    : word == "slow-thermo" ? value >= state
                    : word == "whisper"     ? apart >= rule_.number
                    : word == "white"       ? apart == rule_.number
                    : word == "black"       ? value == rule_.number * state || state == rule_.number * value
                                            : value < state;  // greater
        if (holds) following.insert(to);
    }
    bool is_end(int state) const {
        if (rule_.word == "arrow") return state == 0;
        if (rule_.word == "sum" || rule_.word == "little-killer" || rule_.word == "xv") return state == rule_.number;
        if (rule_.word != "killer" || !rule_.has_number) return true;
        int total = 0;
        for (int digit = 0; digit < digits_; ++digit)
            if (state >> digit & 1) total += digit + lowest_;
        return total == rule_.number;
    }

    const ManyCells& rule_;
    int digits_, lowest_;
};

}  // namespace
