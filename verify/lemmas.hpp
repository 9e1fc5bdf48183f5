// Checks lemmas: each is a list of literals, "digit in cell" or "digit not in cell", of which at least one must be true
// because otherwise the forced literals would end in a contradiction. A checked lemma may be used for later ones.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace {

// A literal is forced in three cases: all other options of a group are false; a true option excludes it; all other
// literals of a lemma are false.
//
//   literal   2 * option: it is true; 2 * option + 1: it is false
class Lemmas {
 public:
    Lemmas(const Board& board, Work& work)
        : board_(board), work_(work), is_true_(2 * board.excluded.size()), watches_(2 * board.excluded.size()) {
        for (const auto& group : board.groups) {
            left_.push_back(static_cast<int>(group.size()));
            if (group.size() == 1) set(2 * group[0]);
        }
        for (int option : board.forbidden) set(2 * option + 1);
        propagate();
    }

    bool refuted() const { return contradiction_; }

    // Adds a clause that is true without proof.
    void add(std::vector<int> literals) {
        // The first two literals are watched: the lemma is examined when one of them becomes false.
        std::size_t open = 0;
        work_.spend(literals.size());
        for (std::size_t i = 0; i < literals.size() && open < 2; ++i)
            if (!is_true_[at(literals[i] ^ 1)]) std::swap(literals[open++], literals[i]);
        if (open == 0) contradiction_ = true;
        if (open == 1) set(literals[0]);
        if (open == 2) {
            for (int i : {0, 1}) watches_[at(literals[at(i)])].push_back(lemmas_.size());
            lemmas_.push_back(std::move(literals));
        }
        propagate();
    }

    // Returns whether the lemma follows, and adds it if so.
    bool prove(const std::vector<int>& literals) {
        if (!contradiction_) {
            const std::size_t before = trail_.size();
            for (int literal : literals) set(literal ^ 1);
            propagate();
            if (!contradiction_) return false;
            contradiction_ = false;
            for (; trail_.size() > before; trail_.pop_back()) {
                is_true_[at(trail_.back())] = false;
                if (trail_.back() % 2 == 1)
                    for (int group : board_.groups_of[at(trail_.back() / 2)]) ++left_[at(group)];
            }
            visited_ = before;
            add(literals);
        }
        return true;
    }

 private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    void set(int literal) {
        if (is_true_[at(literal ^ 1)]) contradiction_ = true;
        if (contradiction_ || is_true_[at(literal)]) return;
        is_true_[at(literal)] = true;
        trail_.push_back(literal);
        work_.spend(1 + board_.groups_of[at(literal / 2)].size());
        if (literal % 2 == 1)
            for (int group : board_.groups_of[at(literal / 2)])
                if (--left_[at(group)] == 0) contradiction_ = true;
    }

    void propagate() {
        while (!contradiction_ && visited_ < trail_.size()) {
            const int literal = trail_[visited_++];
            work_.spend(1 + board_.excluded[at(literal / 2)].size());
            if (literal % 2 == 0)
                for (int other : board_.excluded[at(literal / 2)]) set(2 * other + 1);
            else
                for (int group : board_.groups_of[at(literal / 2)])
                    if (left_[at(group)] == 1) set_last(group);
            if (!contradiction_) visit_watches(literal ^ 1);
        }
    }
    void set_last(int group) {
        work_.spend(board_.groups[at(group)].size());
        for (int option : board_.groups[at(group)])
            if (!is_true_[at(2 * option + 1)]) return set(2 * option);
    }
    // Lemmas that watch a newly false literal watch another literal instead, or force their last one.
    void visit_watches(int literal) {
        std::vector<std::size_t> lemmas;
        lemmas.swap(watches_[at(literal)]);
        for (std::size_t lemma : lemmas) {
            auto& literals = lemmas_[lemma];
            if (literals[0] == literal) std::swap(literals[0], literals[1]);
            std::size_t other = 2;
            work_.spend(1);
            if (!is_true_[at(literals[0])])
                while (other < literals.size() && is_true_[at(literals[other] ^ 1)]) ++other;
            else
                other = literals.size();
            if (other < literals.size())
                std::swap(literals[1], literals[other]);
            else
                set(literals[0]);
            work_.spend(other);
            watches_[at(literals[1])].push_back(lemma);
        }
    }

    const Board& board_;
    Work& work_;
    std::vector<char> is_true_;  // for each literal
    std::vector<int> left_;      // for each group: options that are not false
    std::vector<int> trail_;     // the true literals, in order
    std::size_t visited_ = 0;    // the consequences of those before are set
    bool contradiction_ = false;
    std::vector<std::vector<int>> lemmas_;
    std::vector<std::vector<std::size_t>> watches_;  // for each literal: the lemmas that watch it
};

}  // namespace
