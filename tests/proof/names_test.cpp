// nonet and nonet-verify understand every board name in the same way: the checker only accepts names in nonet's
// spelling, and a filled grid is a solution for both of them or for neither.

#include "proof/random_names.hpp"
#include "support/checker.hpp"

namespace nonet {
namespace {

using namespace testing;

bool is_name_of_a_certificate(const std::string& name) {
    const auto board = parse_board(name);
    return board && board->name() == name && std::ranges::all_of(board->rules(), rules::can_be_alone);
}

// Random words of all kinds in any order: most are boards, but few are in nonet's spelling.
std::string random_name(RandomRules& random) {
    const auto one_of = [&](std::initializer_list<const char*> texts) {
        return *(texts.begin() + random.below(static_cast<int>(texts.size())));
    };
    std::string name = one_of({"4x4", "6x6", "6x6:3x2", "4x4:none", "6x6:none", "3x3", "9x9", "4x6", "5x5",
                               "jigsaw:1123112344234423", "jigsaw:aabcaabcddbcddbc", "6x6:2x3",
                               "4x4+jigsaw:1123112344234423", "2x2", "4x8:2x4"});
    const auto cell = [&] {
        return 'r' + std::to_string(1 + random.below(4)) + 'c' + std::to_string(1 + random.below(4));
    };
    const auto cells = [&](int most) {
        std::string text = cell();
        for (int i = random.below(most); i > 0; --i) text += one_of({",", ",", "-"}) + cell();
        return text;
    };
    if (random.below(4) == 0)
        name += one_of({"+0..3", "+0..5", "+1..7", "+1..6", "+1..4", "+0..8", "+1..3+repeats"});
    for (int i = random.below(4); i > 0; --i) {
        const std::string number = std::to_string(random.below(12));
        switch (random.below(8)) {
            case 0:
            case 1:
                name += one_of({"+x", "+diagonal-", "+diagonal+", "+windoku", "+disjoint", "+centredot",
                                "+knight", "+king", "+nonconsecutive", "+repeats", "+asterisk"});
                break;
            case 2: name += one_of({"+region:", "+odd:", "+even:", "+min:", "+max:"}) + cells(4); break;
            case 3:
                name += one_of({"+killer:", "+thermo:", "+slow-thermo:", "+whisper:", "+arrow:"}) + cells(4);
                break;
            case 4:
                name +=
                    one_of({"+white:", "+black:", "+greater:", "+xv=5:", "+white=", "+black="}) + cells(2);
                break;
            case 5: name += "+arrow:" + cells(2) + '/' + cells(4); break;
            case 6:
                name += one_of({"+killer=", "+sum=", "+little-killer=", "+sum=-"}) + number + ':' + cells(5);
                break;
            default: name += one_of({"+white=", "+black=", "+whisper=", "+xv="}) + number + ':' + cells(2);
        }
    }
    return name;
}

std::string changed(std::string name, RandomRules& random) {
    constexpr std::string_view alphabet = "0123456789-+:=,/.rcxn";
    const char character =
        alphabet[static_cast<std::size_t>(random.below(static_cast<int>(alphabet.size())))];
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(name.size())));
    switch (random.below(3)) {
        case 0: name[at] = character; break;
        case 1: name.erase(at, 1); break;
        default: name.insert(at, 1, character);
    }
    return name;
}

// Returns an empty grid for the size at the beginning of the name; any size if the name is not a board.
std::string empty_grid_of(const std::string& name) {
    const auto board = parse_board(name);
    return std::string(board ? static_cast<std::size_t>(board->cell_count()) : 16, '.');
}

// Returns for each name whether the checker accepts it.
std::vector<bool> read_by_the_checker(const std::vector<std::string>& names) {
    std::string content;
    for (const std::string& name : names) content += "board " + name + " none " + empty_grid_of(name) + '\n';
    const Verdict verdict = verify(content);
    std::vector<bool> read;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto reason = verdict.reasons.find(i + 1);
        read.push_back(reason == verdict.reasons.end() ||
                       reason->second == "the lemmas do not rule out everything");
    }
    return read;
}

void expect_read_only_as_written(const std::vector<std::string>& names) {
    const std::vector<bool> read = read_by_the_checker(names);
    std::size_t count = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        EXPECT_EQ(read[i], is_name_of_a_certificate(names[i])) << names[i];
        count += read[i];
    }
    std::printf("%zu names, %zu are read\n", names.size(), count);
}

TEST(BoardNames, AreReadAsNonetWritesThemOnly) {
    RandomRules random(5);
    std::vector<std::string> names;
    while (names.size() < 6000) {
        names.push_back(random_name(random));
        const auto board = parse_board(names.back());
        if (!board) continue;
        names.emplace_back(board->name());
        for (int i = 0; i < 4; ++i) names.push_back(changed(std::string(board->name()), random));
    }
    expect_read_only_as_written(names);
}

TEST(BoardNames, ThatNonetNeverWritesAreRejected) {
    std::string long_bulb = "4x4+arrow:r1c1,r1c3,r2c1,r2c3,r3c1/r4c1", digits = std::string(400, '9');
    const std::vector<std::string> names{"4x4+killer=0:r1c1,r1c2",
                                         "4x4+killer=00:r1c1,r1c2",
                                         "4x4+killer=03:r1c1,r1c2",
                                         "4x4+killer=-3:r1c1,r1c2",
                                         "4x4+killer=1000001:r1c1,r1c2",
                                         "4x4+killer=4294967299:r1c1,r1c2",
                                         "4x4+killer=" + digits + ":r1c1,r1c2",
                                         "4x4+killer=3:r1c1,r1c1",
                                         "4x4+killer:r1c1-r1c4,r2c1",
                                         "4x4+killer=3:",
                                         "4x4+killer=3:r1c1,",
                                         "4x4+killer=:r1c1,r1c2",
                                         "4x4+killer=3r1c1,r1c2",
                                         "4x4+killer3",
                                         "4x4+killer=3",
                                         "4x4+killer",
                                         "4x4+",
                                         "4x4+killer=3:r1c1,r1c2/r2c1",
                                         "4x4+killer=3:r1c1,r1c5",
                                         "4x4+killer=3:r0c1,r1c2",
                                         "4x4+killer=3:r01c1,r1c2",
                                         long_bulb,
                                         "4x4+arrow:/r1c1",
                                         "4x4+arrow:r1c1/",
                                         "4x4+white=1:r1c1,r1c2",
                                         "4x4+black=2:r1c1,r1c2",
                                         "4x4+black=0:r1c1,r1c2",
                                         "4x4+white:r1c1-r1c3",
                                         "4x4+white:r1c1",
                                         "4x4+greater:r1c1-r1c3",
                                         "4x4+xv=5:r1c1-r1c3",
                                         "4x4+thermo:r1c1",
                                         "4x4+thermo:r1c1,r1c2,r1c1",
                                         "4x4+thermo:r1c1-r1c2",
                                         "4x4+thermo:r1c1,r1c2,r1c3",
                                         "4x4+whisper=2:r1c1,r1c2",
                                         "4x4+sum:r1c1,r1c2",
                                         "4x4+sum=1,1,1:r1c1,r1c2",
                                         "4x4+sum=-0:r1c1,r1c2",
                                         "4x4+renban:r1c1-r1c3",
                                         "4x4:2x2",
                                         "7x7:none",
                                         "4x4:1x4+x+x",
                                         "4x4:0x0",
                                         "04x4",
                                         "4x4+1..4",
                                         "4x4+0..25",
                                         "4x4+2..5",
                                         "4x4+0..2",
                                         "26x26",
                                         "0x0",
                                         "4x4+diagonal-+diagonal+",
                                         "4x4+king+knight",
                                         "4x4+knight+knight",
                                         "4x4+odd:r1c2,r1c1",
                                         "4x4+odd:r1c1+even:r1c1",
                                         "4x4+region:r1c1",
                                         "4x4+region:r1c2,r1c1",
                                         "4x4:none+jigsaw:1123112344234423",
                                         "jigsaw:2213221344134413",
                                         "jigsaw:1123112344234424",
                                         "4x4+repeats+killer:r1c1-r1c4,r2c1"};
    for (const std::string& name : names) EXPECT_FALSE(is_name_of_a_certificate(name)) << name;
    expect_read_only_as_written(names);
    // The name is valid, but a word has no colon.
    const std::string none = "board 4x4+killer=9:r1c1,r1c2 none ................";
    EXPECT_EQ(verify(none + " rule\n" + none + " rule1\n" + none + " rule1:\n").rejected,
              (std::set<std::size_t>{1, 2}));
}

// Grids that are solutions, or nearly, for boards of every kind.
TEST(BoardNames, MeanTheSameToNonetAndToTheChecker) {
    RandomRules random(6);
    std::string content;
    std::vector<bool> is_right;
    std::vector<std::string> lines;
    const auto compare = [&](const Geometry& board, const Values& values) {
        const std::string grid = line_of(board, values);
        lines.push_back("board " + std::string(board.name()) + " unique " + grid + ' ' + grid);
        content += lines.back() + '\n';
        is_right.push_back(is_solution(board, values));
    };
    for (int boards = 0; boards < 400;) {
        const auto board = parse_board(random_name(random));
        if (!board || !is_name_of_a_certificate(std::string(board->name())) || board->cell_count() > 40)
            continue;
        ++boards;
        for (int fillings = 0; fillings < 6; ++fillings) {
            Values values = random_filling(fillings % 2 == 0 ? *board : plain_of(*board), random);
            if (values.empty()) continue;
            compare(*board, values);
            for (int i = 0; i < 4; ++i) {
                Values other = values;
                other[static_cast<std::size_t>(random.below(board->cell_count()))] =
                    static_cast<std::uint8_t>(1 + random.below(board->digit_count()));
                compare(*board, other);
            }
        }
    }
    const Verdict verdict = verify(content);
    std::size_t right = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(!verdict.rejected.contains(i + 1), is_right[i]) << lines[i];
        right += is_right[i];
    }
    EXPECT_GT(right, 500U);
    EXPECT_GT(lines.size() - right, 500U);
}

}  // namespace
}  // namespace nonet
