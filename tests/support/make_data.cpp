// Writes the puzzle sets of data/ into the folder named on the command line. tests/search/puzzle_sets_test.cpp makes
// them again and compares.

#include <fstream>
#include <iostream>

#include "support/puzzle_sets.hpp"

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: make_data FOLDER\n";
        return 2;
    }
    for (const auto& set : nonet::testing::puzzle_sets) {
        std::ofstream file(std::string(argv[1]) + "/" + set.file);
        for (const auto& line : set.make()) file << line << '\n';
        if (!file.flush()) {
            std::cerr << "cannot write " << set.file << " in " << argv[1] << '\n';
            return 4;
        }
    }
    return 0;
}
