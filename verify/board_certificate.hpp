// Reads and checks the certificate of a board (docs/proof.md). nonet_verify.cpp includes it after the functions that it
// shares with certificates of the classic board: shown, grids_of, parse_line, check.

#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

// The certificate of a board: the text after the word "board".
class BoardCertificate {
 public:
    explicit BoardCertificate(const std::string& text) : work_(text.size()), words_(text.substr(text.find("board") + 5)) {
        words_ >> name_ >> kind_;
        if (kind_ != "unique" && kind_ != "none" && kind_ != "several")
            throw Rejected("'" + shown(kind_, 20) + "' where unique, none or several was expected");
        if (!(words_ >> givens_)) throw Rejected("a grid is missing");
    }

    const std::string& name() const { return name_; }
    std::size_t grid_size() const { return givens_.size(); }

    void check(const Board& board) {
        const std::vector<int> givens = digits_of(board, givens_, true);
        std::vector<std::vector<int>> solutions;
        for (std::size_t i = 1; i < grids_of(kind_); ++i) {
            std::string word;
            if (!(words_ >> word)) throw Rejected("a grid is missing");
            solutions.push_back(digits_of(board, word, false));
            check_solution(board, givens, solutions.back());
        }
        if (kind_ == "several") {
            if (solutions[0] == solutions[1]) throw Rejected("the two solutions are the same");
            if (std::string word; words_ >> word) throw Rejected("lemmas that prove nothing");
            return;
        }
        Lemmas lemmas(board, work_);
        for (int cell = 0; cell < board.cells(); ++cell)
            if (const int given = givens[static_cast<std::size_t>(cell)]; given >= 0)
                lemmas.add({2 * board.option(cell, given)});
        if (kind_ == "unique") lemmas.add(other_than(board, solutions[0]));
        std::uint64_t number = 0;
        for (std::string word; words_ >> word;)
            if (++number; !add(board, word, lemmas)) throw Rejected("lemma " + std::to_string(number) + " does not follow");
        if (!lemmas.refuted()) throw Rejected("the lemmas do not rule out everything");
    }

    std::uint64_t steps() const { return work_.spent(); }

 private:
    // Returns the zero-based digit of each cell, or -1.
    static std::vector<int> digits_of(const Board& board, const std::string& word, bool may_be_empty) {
        if (word.size() != static_cast<std::size_t>(board.cells()))
            throw Rejected("'" + shown(word, 90) + "' is not a grid of " + std::to_string(board.cells()) + " characters");
        std::vector<int> digits;
        for (char c : word) {
            digits.push_back(board.digit_of(c));
            if (digits.back() < 0 && !(may_be_empty && c == '.'))
                throw Rejected("'" + shown(std::string(1, c), 1) + "' in a grid");
        }
        return digits;
    }

    void check_solution(const Board& board, const std::vector<int>& givens, const std::vector<int>& solution) {
        std::vector<bool> is_true(board.excluded.size());
        std::vector<DigitSet> digits;
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (givens[cell] >= 0 && givens[cell] != solution[cell]) throw Rejected("a solution changes a given");
            is_true[static_cast<std::size_t>(board.option(static_cast<int>(cell), solution[cell]))] = true;
            digits.push_back(DigitSet{1} << solution[cell]);
        }
        const Rejected breaks_a_rule("a solution breaks a rule");
        for (const ManyCells& rule : board.rules)
            if (!RuleWalk(rule, board.digits, board.lowest, work_).can_hold(digits)) throw breaks_a_rule;
        for (int option : board.forbidden)
            if (is_true[static_cast<std::size_t>(option)]) throw breaks_a_rule;
        for (std::size_t option = 0; option < is_true.size(); ++option)
            if (is_true[option])
                for (int other : board.excluded[option])
                    if (is_true[static_cast<std::size_t>(other)]) throw breaks_a_rule;
    }

    // "r3c4<>7,r5c6=2" is added if it follows from the lemmas so far.
    // "rule2:r3c4<>7,r5c6=2" is added if the rule cannot be met when all literals are false; "rule2:" if it cannot be
    // met at all.
    bool add(const Board& board, const std::string& word, Lemmas& lemmas) {
        if (word.compare(0, 4, "rule") != 0) return lemmas.prove(literals(board, word, 0));
        std::size_t number = 0, end = 4;
        while (end < word.size() && word[end] >= '0' && word[end] <= '9' && number <= board.rules.size())
            number = 10 * number + static_cast<std::size_t>(word[end++] - '0');
        const bool has_colon = end < word.size() && word[end] == ':' && word[4] != '0';
        if (!has_colon || number < 1 || number > board.rules.size()) throw not_a_lemma(word);
        std::vector<int> lemma;
        if (end + 1 < word.size()) lemma = literals(board, word, end + 1);
        std::vector<DigitSet> allowed(static_cast<std::size_t>(board.cells()), (DigitSet{1} << board.digits) - 1);
        work_.spend(allowed.size());
        for (const int literal : lemma) {
            const DigitSet digit = DigitSet{1} << literal / 2 % board.digits;
            allowed[static_cast<std::size_t>(literal / 2 / board.digits)] &= literal % 2 == 1 ? digit : ~digit;
        }
        if (RuleWalk(board.rules[number - 1], board.digits, board.lowest, work_).can_hold(allowed)) return false;
        lemmas.add(std::move(lemma));
        return true;
    }

    static std::vector<int> other_than(const Board& board, const std::vector<int>& solution) {
        std::vector<int> literals;
        for (std::size_t cell = 0; cell < solution.size(); ++cell)
            literals.push_back(2 * board.option(static_cast<int>(cell), solution[cell]) + 1);
        return literals;
    }

    static Rejected not_a_lemma(const std::string& word) { return Rejected("'" + shown(word, 40) + "' is not a lemma"); }

    // Reads "r3c4<>7,r5c6=2" from a place of the word to its end.
    static std::vector<int> literals(const Board& board, const std::string& word, std::size_t place) {
        std::vector<int> literals;
        for (;; ++place) {
            const int cell = board.take_cell(word, place);
            const bool is_not = word.compare(std::min(place, word.size()), 2, "<>") == 0;
            place += is_not ? 2 : 1;
            const int digit = place < word.size() ? board.digit_of(word[place]) : -1;
            if (cell < 0 || digit < 0 || (!is_not && word[place - 1] != '=')) throw not_a_lemma(word);
            literals.push_back(2 * board.option(cell, digit) + is_not);
            if (++place == word.size()) return literals;
            if (word[place] != ',') throw not_a_lemma(word);
        }
    }

    Work work_;
    std::istringstream words_;
    std::string name_, kind_, givens_;
};

bool is_of_a_board(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin != std::string::npos && (line.compare(begin, 6, "board ") == 0 || line.compare(begin, 6, "board\t") == 0);
}

// Checks lines of text; keeps the last line's board.
class LineChecker {
 public:
    void check_line(const std::string& line) {
        if (!is_of_a_board(line)) return check(parse_line(line));
        BoardCertificate certificate(line);
        if (!board_ || name_ != certificate.name()) {
            board_.reset();
            board_ = std::make_unique<Board>(certificate.name(), certificate.grid_size());
            name_ = certificate.name();
        }
        certificate.check(*board_);
    }

 private:
    std::unique_ptr<Board> board_;
    std::string name_;
};

}  // namespace
