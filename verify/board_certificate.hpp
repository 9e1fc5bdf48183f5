// Reads and checks the certificate of a board (docs/proof.md).  nonet_verify.cpp includes it behind what it
// shares with those of the classic board: shown, grids_of, parse_line, check.

#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

// The certificate of a board: what stands behind the word "board".
class BoardCertificate {
 public:
    explicit BoardCertificate(const std::string& text) : words_(text.substr(text.find("board") + 5)) {
        words_ >> name_ >> kind_;
        if (kind_ != "unique" && kind_ != "none" && kind_ != "several")
            throw Rejected("'" + shown(kind_, 20) + "' where unique, none or several was expected");
    }

    const std::string& name() const { return name_; }

    void check(const Board& board) {
        const std::vector<int> givens = grid(board, true);
        std::vector<std::vector<int>> solutions;
        for (std::size_t i = 1; i < grids_of(kind_); ++i) {
            solutions.push_back(grid(board, false));
            check_solution(board, givens, solutions.back());
        }
        if (kind_ == "several") {
            if (solutions[0] == solutions[1]) throw Rejected("the two solutions are the same");
            if (std::string word; words_ >> word) throw Rejected("lemmas that prove nothing");
            return;
        }
        Lemmas lemmas(board);
        for (int cell = 0; cell < board.cells(); ++cell)
            if (const int given = givens[static_cast<std::size_t>(cell)]; given >= 0)
                lemmas.add({2 * board.option(cell, given)});
        if (kind_ == "unique") lemmas.add(other_than(board, solutions[0]));
        std::uint64_t number = 0;
        for (std::string word; words_ >> word;)
            if (++number; !(word.compare(0, 4, "rule") == 0 ? add_of_rule(board, word, lemmas) : lemmas.prove(literals(board, word))))
                throw Rejected("lemma " + std::to_string(number) + " does not follow");
        if (!lemmas.refuted()) throw Rejected("the lemmas leave a way open");
    }

 private:
    // Of each cell the digit from zero, or -1.
    std::vector<int> grid(const Board& board, bool may_be_empty) {
        std::string word;
        if (!(words_ >> word)) throw Rejected("a grid is missing");
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

    static void check_solution(const Board& board, const std::vector<int>& givens, const std::vector<int>& solution) {
        std::vector<bool> is_true(board.excluded.size());
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (givens[cell] >= 0 && givens[cell] != solution[cell]) throw Rejected("a solution changes a given");
            is_true[static_cast<std::size_t>(board.option(static_cast<int>(cell), solution[cell]))] = true;
        }
        std::vector<std::vector<bool>> stands(solution.size(), std::vector<bool>(static_cast<std::size_t>(board.digits)));
        for (std::size_t cell = 0; cell < solution.size(); ++cell) stands[cell][static_cast<std::size_t>(solution[cell])] = true;
        for (const ManyCells& rule : board.rules)
            if (!RuleWalk(rule, board.digits, board.lowest).can_hold(stands)) throw Rejected("a solution breaks a rule");
        for (int option : board.forbidden)
            if (is_true[static_cast<std::size_t>(option)]) throw Rejected("a solution breaks a rule");
        for (std::size_t option = 0; option < is_true.size(); ++option)
            for (int other : board.excluded[option])
                if (is_true[option] && is_true[static_cast<std::size_t>(other)]) throw Rejected("a solution breaks a rule");
    }

    // "rule2:r3c4<>7,r5c6=2": added, if the rule cannot be met where all literals are false.
    static bool add_of_rule(const Board& board, const std::string& word, Lemmas& lemmas) {
        const std::size_t colon = word.find(':');
        std::size_t number = 0;
        for (std::size_t i = 4; i < std::min(colon, std::size_t{9}); ++i)
            number = word[i] >= '0' && word[i] <= '9' ? 10 * number + static_cast<std::size_t>(word[i] - '0') : board.rules.size() + 1;
        if (colon == std::string::npos || colon > 9 || number < 1 || number > board.rules.size())
            throw Rejected("'" + shown(word, 40) + "' is not a lemma");
        std::vector<int> lemma;  // empty: the rule cannot be met at all
        if (colon + 1 < word.size()) lemma = literals(board, word.substr(colon + 1));
        std::vector<std::vector<bool>> allowed(static_cast<std::size_t>(board.cells()),
                                               std::vector<bool>(static_cast<std::size_t>(board.digits), true));
        for (const int literal : lemma) {
            auto& cell = allowed[static_cast<std::size_t>(literal / 2 / board.digits)];
            const auto digit = static_cast<std::size_t>(literal / 2 % board.digits);
            const bool may_be = literal % 2 == 1 && cell[digit];
            if (literal % 2 == 1) cell.assign(cell.size(), false);
            cell[digit] = may_be;
        }
        if (RuleWalk(board.rules[number - 1], board.digits, board.lowest).can_hold(allowed)) return false;
        lemmas.add(lemma);
        return true;
    }

    static std::vector<int> other_than(const Board& board, const std::vector<int>& solution) {
        std::vector<int> literals;
        for (std::size_t cell = 0; cell < solution.size(); ++cell)
            literals.push_back(2 * board.option(static_cast<int>(cell), solution[cell]) + 1);
        return literals;
    }

    // "r3c4<>7,r5c6=2"
    static std::vector<int> literals(const Board& board, const std::string& word) {
        std::vector<int> literals;
        std::string rest = word;
        do {
            const int cell = board.take_cell(rest);
            const bool is_not = rest.compare(0, 2, "<>") == 0;
            const std::size_t sign = is_not ? 2 : rest.compare(0, 1, "=") == 0 ? 1 : 0;
            const int digit = rest.size() > sign ? board.digit_of(rest[sign]) : -1;
            if (cell < 0 || sign == 0 || digit < 0 || (rest.size() > sign + 1 && rest[sign + 1] != ','))
                throw Rejected("'" + shown(word, 40) + "' is not a lemma");
            literals.push_back(2 * board.option(cell, digit) + is_not);
            rest.erase(0, sign + 1);
        } while (!rest.empty() && !rest.erase(0, 1).empty());
        return literals;
    }

    std::istringstream words_;
    std::string name_, kind_;
};

bool is_of_a_board(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    return begin != std::string::npos && (line.compare(begin, 6, "board ") == 0 || line.compare(begin, 6, "board\t") == 0);
}

// Checks lines of text; keeps the board of the last one.
class LineChecker {
 public:
    void check_line(const std::string& line) {
        if (!is_of_a_board(line)) return check(parse_line(line));
        BoardCertificate certificate(line);
        if (!board_ || name_ != certificate.name()) {
            board_.reset();
            board_ = std::make_unique<Board>(certificate.name());
            name_ = certificate.name();
        }
        certificate.check(*board_);
    }

 private:
    std::unique_ptr<Board> board_;
    std::string name_;
};

}  // namespace
