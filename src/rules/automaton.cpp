#include "rules/automaton.hpp"

#include <algorithm>
#include <set>

#include "nonet/text.hpp"

namespace nonet::rules {
namespace {

constexpr std::size_t most_states = 4096;

// The automaton of a pattern, with empty steps: Thompson's construction.
class PatternReader {
 public:
    struct Part {
        int first, last;
    };
    PatternReader(std::string_view pattern, int digits, bool zero_based)
        : pattern_(pattern), digits_(digits), low_(zero_based ? 0 : 1) {}

    std::expected<Automaton, const char*> read() {
        const Part whole = choice();
        if (problem_ == nullptr && at_ < pattern_.size()) problem_ = "a ')' without a matching '('";
        if (problem_ != nullptr) return std::unexpected(problem_);
        return without_empty_steps(whole);
    }

 private:
    struct Node {
        std::vector<int> empty;
        std::vector<Automaton::Step> steps;
    };
    int node() {
        if (nodes_.size() >= most_states) problem_ = "a pattern that is too long";
        nodes_.emplace_back();
        return static_cast<int>(nodes_.size()) - 1;
    }
    Node& of(int node) { return nodes_[static_cast<std::size_t>(node)]; }
    bool more() const { return problem_ == nullptr && at_ < pattern_.size(); }
    char look() const { return pattern_[at_]; }

    Part choice() {
        Part part = row();
        while (more() && look() == '|') {
            ++at_;
            const Part other = row();
            const Part both{node(), node()};
            for (const Part& one : {part, other}) {
                of(both.first).empty.push_back(one.first);
                of(one.last).empty.push_back(both.last);
            }
            part = both;
        }
        return part;
    }
    Part row() {
        Part part{node(), 0};
        part.last = part.first;
        while (more() && look() != '|' && look() != ')') {
            const Part next = times();
            of(part.last).empty.push_back(next.first);
            part.last = next.last;
        }
        return part;
    }
    // An atom and its repetitions. The atom is parsed again for each copy.
    Part times() {
        const std::size_t begin = at_;
        Part one = atom();
        std::size_t least = 1, most = 1;
        bool is_repeated = false;
        if (more()) is_repeated = read_times(least, most);
        if (!is_repeated || problem_ != nullptr) return one;
        const std::size_t end = at_;
        Part all{node(), 0};
        all.last = all.first;
        const bool endless = most == 0;
        std::vector<int> ways_out;
        for (std::size_t i = 0;
             i < std::max<std::size_t>(endless ? least + 1 : most, 0) && problem_ == nullptr; ++i) {
            at_ = begin;
            const Part copy = atom();
            if (i >= least) ways_out.push_back(all.last);
            of(all.last).empty.push_back(copy.first);
            if (endless && i == least) of(copy.last).empty.push_back(copy.first);
            all.last = copy.last;
        }
        const int last = node();
        of(all.last).empty.push_back(last);
        for (int way : ways_out) of(way).empty.push_back(last);
        all.last = last;
        at_ = end;
        return all;
    }
    bool read_times(std::size_t& least, std::size_t& most) {  // most 0: unlimited
        switch (look()) {
            case '*': return ++at_, least = 0, most = 0, true;
            case '+': return ++at_, least = 1, most = 0, true;
            case '?': return ++at_, least = 0, most = 1, true;
            case '{': break;
            default: return false;
        }
        ++at_;
        least = most = number();
        if (more() && look() == ',') {
            ++at_;
            most = more() && look() == '}' ? 0 : number();
            if (most != 0 && most < least) problem_ = "a pattern with {most,least}";
        } else if (most == 0) {
            problem_ = "a pattern with {0}";
        }
        if (!more() || look() != '}') problem_ = "a '{' without a matching '}'";
        ++at_;
        return true;
    }
    std::size_t number() {
        std::size_t number = 0, figures = 0;
        for (; more() && look() >= '0' && look() <= '9' && figures < 3; ++figures)
            number = 10 * number + static_cast<std::size_t>(pattern_[at_++] - '0');
        if (figures == 0) problem_ = "a '{' without a number";
        return number;
    }
    Part atom() {
        if (look() == '(') {
            if (++depth_ > most_depth) problem_ = "a pattern with too many nested '('";
            ++at_;
            if (pattern_.substr(at_).starts_with("?:")) at_ += 2;
            const Part part = choice();
            if (!more())
                return problem_ = problem_ != nullptr ? problem_ : "a '(' without a matching ')'", part;
            ++at_;
            --depth_;
            return part;
        }
        const std::uint32_t digits = symbols();
        const Part part{node(), node()};
        of(part.first).steps.push_back({static_cast<std::uint16_t>(part.last), digits});
        return part;
    }
    std::uint32_t all() const { return static_cast<std::uint32_t>((std::uint64_t{1} << digits_) - 1); }
    std::uint32_t symbols() {
        const char c = pattern_[at_++];
        if (c == '.') return all();
        if (c == '/') return std::uint32_t{1} << digits_;
        if (c != '[') return symbol(c);
        bool is_other = false;
        if (more() && look() == '^') is_other = true, ++at_;
        std::uint32_t set = 0;
        while (more() && look() != ']') {
            const std::uint32_t from = symbol(pattern_[at_++]);
            set |= from;
            if (!more() || look() != '-') continue;
            ++at_;
            if (!more()) break;
            const std::uint32_t to = symbol(pattern_[at_++]);
            for (std::uint32_t bit = from; bit != 0 && bit <= to; bit <<= 1) set |= bit;
        }
        if (!more()) return problem_ = problem_ != nullptr ? problem_ : "a '[' without a matching ']'", 0;
        ++at_;
        return is_other ? all() & ~set : set;
    }
    std::uint32_t symbol(char c) {
        const int value = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                          : c >= 'a' && c <= 'z' ? c - 'a' + 10
                                                 : -1;
        if (value < 0) problem_ = "a pattern with a character that is not a value";
        const int digit = value - low_;
        return digit >= 0 && digit < digits_ ? std::uint32_t{1} << digit
                                             : 0;  // the value does not exist: never matches
    }

    std::vector<int> closure(int from) const {
        std::vector<int> found{from};
        std::set<int> known{from};
        for (std::size_t i = 0; i < found.size(); ++i)
            for (int next : nodes_[static_cast<std::size_t>(found[i])].empty)
                if (known.insert(next).second) found.push_back(next);
        return found;
    }
    Automaton without_empty_steps(const Part& whole) const {
        Automaton automaton;
        automaton.starts = {static_cast<std::uint16_t>(whole.first)};
        for (int i = 0; i < static_cast<int>(nodes_.size()); ++i) {
            auto& steps = automaton.steps.emplace_back();
            bool is_end = false;
            for (int at : closure(i)) {
                is_end |= at == whole.last;
                const auto& own = nodes_[static_cast<std::size_t>(at)].steps;
                steps.insert(steps.end(), own.begin(), own.end());
            }
            automaton.is_end.push_back(is_end);
        }
        return automaton;
    }

    const std::string_view pattern_;
    const int digits_, low_;
    static constexpr int most_depth = 100;
    int depth_ = 0;
    std::size_t at_ = 0;
    const char* problem_ = nullptr;
    std::vector<Node> nodes_;
};

}  // namespace

bool Automaton::accepts(std::span<const int> digits) const {
    std::vector<std::uint8_t> here(steps.size());
    for (auto start : starts) here[start] = 1;
    for (int digit : digits) {
        std::vector<std::uint8_t> next(steps.size());
        for (std::size_t state = 0; state < steps.size(); ++state)
            if (here[state] != 0)
                for (const Step& step : steps[state])
                    if ((step.digits >> digit & 1) != 0) next[step.to] = 1;
        here = std::move(next);
    }
    for (std::size_t state = 0; state < steps.size(); ++state)
        if (here[state] != 0 && is_end[state] != 0) return true;
    return false;
}

std::expected<Automaton, const char*> automaton_of(std::span<const std::int32_t> values, int digits,
                                                   bool zero_based) {
    constexpr const char* problem = "an incomplete automaton";
    std::size_t at = 0;
    const auto take = [&](std::int32_t least, std::int32_t end) {
        const std::int32_t value = at < values.size() ? values[at] : -1;
        ++at;
        return value >= least && value < end ? value : -1;
    };
    Automaton automaton;
    const std::int32_t states = take(1, most_states + 1);
    if (states < 0) return std::unexpected(problem);
    automaton.steps.resize(static_cast<std::size_t>(states));
    automaton.is_end.resize(static_cast<std::size_t>(states));
    const std::int32_t starts = take(0, states + 1);
    for (std::int32_t i = 0; i < starts; ++i) {
        const std::int32_t state = take(0, states);
        if (state < 0) return std::unexpected(problem);
        automaton.starts.push_back(static_cast<std::uint16_t>(state));
    }
    const std::int32_t ends = take(0, states + 1);
    for (std::int32_t i = 0; i < ends; ++i) {
        const std::int32_t state = take(0, states);
        if (state < 0) return std::unexpected(problem);
        automaton.is_end[static_cast<std::size_t>(state)] = 1;
    }
    if (starts < 0 || ends < 0) return std::unexpected(problem);
    const int low = zero_based ? 0 : 1;
    while (at < values.size()) {
        const std::int32_t from = take(0, states), value = take(low, low + digits + 1), to = take(0, states);
        if (from < 0 || value < 0 || to < 0) return std::unexpected(problem);
        automaton.steps[static_cast<std::size_t>(from)].push_back(
            {static_cast<std::uint16_t>(to), std::uint32_t{1} << (value - low)});
    }
    return automaton;
}

std::expected<Automaton, const char*> automaton_of(std::string_view pattern, int digits, bool zero_based) {
    return PatternReader(pattern, digits, zero_based).read();
}

}  // namespace nonet::rules
