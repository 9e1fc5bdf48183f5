// nonet-verify: checks certificates made by `nonet proof`. Uses only the standard library and the headers in this
// folder; shares no code with the library.
//
//   nonet-verify [FILE...]     standard input without FILE, or for "-"; --help says more
//   exit 0  every certificate is accepted           exit 2  usage
//   exit 1  one is rejected: its line is named      exit 4  a file cannot be read, or holds no certificate
//
// A certificate is one line of words (docs/proof.md; empty lines and lines that begin with '#' are skipped):
//
//   unique   GIVENS SOLUTION SPLIT...     the solution is right, and every other way ends in a contradiction
//   none     GIVENS SPLIT...              every way ends in a contradiction
//   several  GIVENS SOLUTION SOLUTION     two different right solutions
//
// A SPLIT is the place at which every possibility is tried next: "r3c4" (each candidate of that cell), "r3=7", "c4=7",
// "b5=7" (each place of 7 in that row, column, box). Between splits the checker itself places forced digits: a cell
// with one candidate, a digit with one place in a house. The splits are those of the whole tree: a branch's own before
// those of the next, with branches in ascending order. A branch ends without a word: in a contradiction (a cell without
// a candidate, a digit without a place in a house) or in the full grid.
//
// For other boards:
//
// board NAME unique GIVENS SOLUTION LEMMA...     and the same for none and several
//
// NAME is the board's name in its canonical spelling (board_name.hpp). A LEMMA is a list of literals, "r3c4<>7,r5c6=2",
// of which at least one is true: otherwise the forced literals, including those forced by earlier lemmas, would end in
// a contradiction (lemmas.hpp). "rule2:r1c1=3,r1c2<>7" follows from the second of the name's rules of many cells alone:
// if all literals are false, its cells cannot meet it (rules.hpp). In `unique`, the first lemma needs no proof and
// states that the solution is not the claimed one. All lemmas together force a contradiction. The work for a
// certificate is bounded by its length (work.hpp).
//
// The binary form, after the eight bytes "NNPROOF1", has for each certificate: a byte 0 none, 1 unique, 2 several; its
// grids as 81 nibbles (0 empty) in 41 bytes, low nibble first; the number of splits and the splits, two bytes each, low
// byte first, numbered like the constraints below. In this form, "line" in messages counts certificates.

#include <array>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct Rejected : std::runtime_error {
    using runtime_error::runtime_error;
};

}  // namespace

#include "work.hpp"
#include "rules.hpp"
#include "board_name.hpp"
#include "board.hpp"
#include "lemmas.hpp"

namespace {

// Constraints that must hold exactly once: 81 cells are filled, and 9 digits occur in each of 9 rows, 9 columns, 9
// boxes.
//   constraint  0..80 cell c   81+9r+d row   162+9k+d column   243+9b+d box
//   option      9*cell + digit: one way to meet four constraints
constexpr int options = 729, constraints = 324;

struct Tables {
    std::array<std::array<int, 9>, constraints> meets{};  // the nine options of each constraint, ascending
    std::array<std::array<int, 4>, options> of{};         // the four constraints of each option
    Tables() {
        std::array<int, constraints> next{};
        for (int option = 0; option < options; ++option) {
            const int cell = option / 9, digit = option % 9, row = cell / 9, column = cell % 9;
            const int box = row / 3 * 3 + column / 3;
            of[option] = {cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit};
            for (int constraint : of[option]) meets[constraint][next[constraint]++] = option;
        }
    }
};
const Tables tables;

// The open options, and the number of them for each constraint.
struct State {
    std::array<bool, options> open{}, chosen{};
    std::array<std::uint8_t, constraints> left{};
    std::vector<int> forced;  // constraints with one option left that are not yet processed
    bool contradiction = false;

    State() {
        open.fill(true);
        left.fill(9);
    }

    void strike(int option) {
        if (!open[option]) return;
        open[option] = false;
        for (int constraint : tables.of[option]) {
            if (--left[constraint] == 0) contradiction = true;
            if (left[constraint] == 1) forced.push_back(constraint);
        }
    }

    void choose(int option) {
        if (!open[option]) contradiction = true;
        if (contradiction || chosen[option]) return;
        chosen[option] = true;
        for (int constraint : tables.of[option])
            for (int other : tables.meets[constraint])
                if (other != option) strike(other);
    }

    void place_what_is_forced() {
        while (!contradiction && !forced.empty()) {
            const int constraint = forced.back();
            forced.pop_back();
            for (int option : tables.meets[constraint])
                if (open[option]) choose(option);
        }
    }

    // Returns the grid if every cell is settled; otherwise empty.
    std::string grid() const {
        std::string text(81, '.');
        for (int option = 0; option < options; ++option) {
            if (left[option / 9] != 1) return {};
            if (open[option]) text[option / 9] = static_cast<char>('1' + option % 9);
        }
        return text;
    }
};

// Returns a file's bytes in printable form: only letters, digits and punctuation reach a terminal.
std::string shown(const std::string& bytes, std::size_t most) {
    constexpr char hex[] = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < bytes.size() && i < most; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        if (byte >= ' ' && byte < 0x7f && byte != '\\')
            text += static_cast<char>(byte);
        else
            text = text + "\\x" + hex[byte / 16] + hex[byte % 16];
    }
    return bytes.size() > most ? text + "..." : text;
}

struct Certificate {
    std::string kind;
    std::vector<std::string> grids;  // the givens, and the solutions
    std::vector<int> splits;
};

std::size_t grids_of(const std::string& kind) {
    return kind == "several" ? 3 : kind == "unique" ? 2 : 1;
}

void check_solution(const std::string& givens, const std::string& solution) {
    std::array<bool, constraints> met{};
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (solution[cell] == '.') throw Rejected("an empty cell in a solution");
        if (givens[cell] != '.' && givens[cell] != solution[cell])
            throw Rejected("a solution changes a given");
        for (int constraint : tables.of[9 * cell + static_cast<std::size_t>(solution[cell] - '1')]) {
            if (met[constraint]) throw Rejected("a solution breaks a rule");
            met[constraint] = true;
        }
    }
}

// Walks the tree of splits and counts the branches that end in the claimed solution; any other full grid is rejected.
class Walk {
 public:
    explicit Walk(const Certificate& certificate) : certificate_(certificate) {}

    int run() {
        State state;
        for (int cell = 0; cell < 81; ++cell)
            if (const char given = certificate_.grids[0][cell]; given != '.')
                state.choose(9 * cell + given - '1');
        const int grids = branch(state);
        if (next_ != certificate_.splits.size()) throw at_split("comes after the end of the last branch");
        return grids;
    }

 private:
    int branch(State& state) {
        state.place_what_is_forced();
        if (state.contradiction) return 0;
        if (const std::string grid = state.grid(); !grid.empty()) {
            if (certificate_.grids.size() < 2 || grid != certificate_.grids[1])
                throw at_split("comes after a branch that ends in an unclaimed solution: " + grid);
            return 1;
        }
        if (next_ == certificate_.splits.size()) throw at_split("is missing: a branch is left open");
        const int constraint = certificate_.splits[next_];
        if (state.left[constraint] < 2) throw at_split("splits a constraint that is already settled");
        ++next_;
        int grids = 0;
        for (int option : tables.meets[constraint])
            if (state.open[option]) {
                State child = state;
                child.choose(option);
                grids += branch(child);
            }
        return grids;
    }

    Rejected at_split(const std::string& what) {
        return Rejected("split " + std::to_string(next_ + 1) + " " + what);
    }

    const Certificate& certificate_;
    std::size_t next_ = 0;
};

void check(const Certificate& certificate) {
    for (const auto& grid : certificate.grids)
        if (grid.size() != 81 || grid.find_first_not_of(".123456789") != std::string::npos)
            throw Rejected("'" + shown(grid, 90) + "' is not a grid of 81 characters");
    for (std::size_t i = 1; i < certificate.grids.size(); ++i)
        check_solution(certificate.grids[0], certificate.grids[i]);
    if (certificate.kind == "several") {
        if (certificate.grids[1] == certificate.grids[2]) throw Rejected("the two solutions are the same");
    } else if (const int met = Walk(certificate).run(); met != (certificate.kind == "unique")) {
        throw Rejected("the solution is met " + std::to_string(met) + " times");
    }
}

// Turns "r3c4", "r3=7", "c4=7", "b5=7" into a constraint.
int parse_split(const std::string& word) {
    const std::size_t kind =
        word.size() == 4 ? std::string("r=c=b=rc").find({word[0], word[2]}) : std::string::npos;
    if (kind % 2 != 0 || word[1] < '1' || word[1] > '9' || word[3] < '1' || word[3] > '9')
        throw Rejected("'" + shown(word, 20) + "' is not a split");
    return 81 * static_cast<int>((kind / 2 + 1) % 4) + 9 * (word[1] - '1') + word[3] - '1';
}

Certificate parse_line(const std::string& text) {
    std::istringstream words(text);
    Certificate certificate;
    words >> certificate.kind;
    if (certificate.kind != "unique" && certificate.kind != "none" && certificate.kind != "several")
        throw Rejected("'" + shown(certificate.kind, 20) + "' where unique, none or several was expected");
    std::string word;
    while (certificate.grids.size() < grids_of(certificate.kind) && words >> word)
        certificate.grids.push_back(word);
    if (certificate.grids.size() < grids_of(certificate.kind)) throw Rejected("a grid is missing");
    while (words >> word) certificate.splits.push_back(parse_split(word));
    if (certificate.kind == "several" && !certificate.splits.empty())
        throw Rejected("splits that prove nothing");
    return certificate;
}

}  // namespace

#include "board_certificate.hpp"

namespace {

struct Binary {
    std::istream& in;

    Certificate read() {
        const int kind = byte();
        if (kind > 2) throw std::runtime_error("not a kind of certificate: byte " + std::to_string(kind));
        Certificate certificate{kind == 0 ? "none" : kind == 1 ? "unique" : "several", {}, {}};
        for (int i = 0; i <= kind; ++i) certificate.grids.push_back(grid());
        certificate.splits.resize(static_cast<std::size_t>(number()));
        for (int& split : certificate.splits) split = number();
        for (int split : certificate.splits)
            if (split >= constraints || kind == 2) throw Rejected("a split that proves nothing");
        return certificate;
    }

    int byte() {
        const int byte = in.get();
        if (byte == EOF) throw std::runtime_error("ends within a certificate");
        return byte;
    }
    int number() {
        const int low = byte();
        return low + 256 * byte();
    }
    std::string grid() {
        std::string text;
        for (int i = 0, pair = 0; i < 82; ++i, pair /= 16) {
            if (i % 2 == 0) pair = byte();
            text += static_cast<char>(pair % 16 == 0 ? '.' : '0' + pair % 16);  // above 9: not a digit, rejected
        }
        if (text.back() == '.') text.pop_back();  // the unused nibble; anything else is an 82nd cell, rejected
        return text;
    }
};

struct Totals {
    std::uint64_t accepted = 0, rejected = 0;
    std::uint64_t most_messages = 100;  // the first messages suffice if a file has only rejected lines
};

// Throws std::runtime_error if the file cannot be read to its end or is empty.
void verify(std::istream& in, const std::string& name, Totals& totals) {
    std::uint64_t line = 0, certificates = 0;
    LineChecker checker;
    const bool binary = in.peek() == 'N';
    std::string text(8, ' ');
    if (binary && (!in.read(text.data(), 8) || text != "NNPROOF1"))
        throw std::runtime_error("not a certificate file");
    while (binary ? in.peek() != EOF : static_cast<bool>(std::getline(in, text))) try {
            ++line;
            if (!binary && (text.find_first_not_of(" \t\r") == std::string::npos || text[0] == '#')) continue;
            ++certificates;
            if (binary)
                check(Binary{in}.read());
            else
                checker.check_line(text);
            ++totals.accepted;
        } catch (const Rejected& why) {
            if (++totals.rejected <= totals.most_messages)
                std::cerr << name << ':' << line << ": rejected: " << why.what() << '\n';
        }
    if (in.bad() || certificates == 0)
        throw std::runtime_error(in.bad() ? "cannot be read" : "holds no certificate");
}

constexpr char help[] = R"(nonet-verify checks certificates that 'nonet proof' has written.

Usage: nonet-verify [OPTIONS] [FILE...]

Certificates come from the files, or from standard input where there is no FILE or
FILE is -: a certificate a line, or the binary form of 'nonet proof --binary'. A
certificate says that a puzzle has one solution, none, or several, and how to see
it. The checker shares no code with nonet: it needs nothing but the rules.

Standard output has one line: how many were accepted and how many rejected.
Standard error names each rejected line and why, a hundred of them at
most; the others are counted.

Options:
      --all   name every rejected line
  -h, --help  print this help

Exit codes: 0 every certificate is accepted; 1 one is rejected; 2 usage;
4 a file cannot be read, or holds no certificate.

Example:

  $ echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |
      nonet proof | nonet-verify 2>/dev/null
  1 accepted, 0 rejected
)";

// Prints the requested help, or an error for an unknown option; returns the exit code.
int answer_option(const std::string& word) {
    if (word == "-h" || word == "--help") return std::cout << help, 0;
    std::cerr << "nonet-verify: unknown option '" << shown(word, 60) << "'; try 'nonet-verify --help'\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::vector<std::string> names;
    Totals totals;
    bool options_end = false;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (options_end || word.size() < 2 || word[0] != '-')
            names.push_back(word);
        else if (word == "--")
            options_end = true;
        else if (word == "--all")
            totals.most_messages = std::numeric_limits<std::uint64_t>::max();
        else
            return answer_option(word);
    }
    if (names.empty()) names.emplace_back("-");
    bool unreadable = false;
    for (const auto& name : names) try {
            std::ifstream file;
            if (name != "-") file.open(name, std::ios::binary);
            if (!file) throw std::runtime_error("cannot be opened");
            verify(name == "-" ? std::cin : file, shown(name, name.size()), totals);
        } catch (const std::runtime_error& why) {
            std::cerr << shown(name, name.size()) << ": error: " << why.what() << '\n';
            unreadable = true;
        }
    if (totals.rejected > totals.most_messages)
        std::cerr << "nonet-verify: " << totals.rejected - totals.most_messages
                  << " more rejected lines are not named (--all names them)\n";
    const double seconds = static_cast<double>(std::clock() + 1) / CLOCKS_PER_SEC;
    std::cerr << "nonet-verify: " << seconds << " s of CPU time, "
              << static_cast<std::uint64_t>(static_cast<double>(totals.accepted + totals.rejected) / seconds) << " a second\n";
    std::cout << totals.accepted << " accepted, " << totals.rejected << " rejected\n";
    return unreadable ? 4 : totals.rejected != 0;
}
