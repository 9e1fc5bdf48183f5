// The reference for the Python package's measurements: text in memory to text in memory, with the C++ interface alone.
//
//   batch FILE ROWS      for each line on standard input, solves that many rows of the file and prints the seconds of
//                        CPU time. It does the same work as nonet.solve(column): status, solution, second
//
// Built by overhead.py.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "nonet/batch.hpp"
#include "nonet/text.hpp"

namespace {

constexpr std::size_t together = 1024;

struct Answers {
    std::vector<char> solutions;
    std::vector<std::uint8_t> statuses;
};

void solve_all(const std::vector<std::string>& lines, Answers& answers) {
    static nonet::Grid grids[together], first[together], second[together];
    static nonet::Tally tallies[together];
    for (std::size_t begin = 0; begin < lines.size(); begin += together) {
        const std::size_t count = std::min(together, lines.size() - begin);
        for (std::size_t i = 0; i < count; ++i)
            grids[i] = nonet::parse_classic_puzzle(lines[begin + i])->givens;
        nonet::solve_each({.grids = std::span(grids, count),
                           .tallies = std::span(tallies, count),
                           .first = std::span(first, count),
                           .second = std::span(second, count)});
        for (std::size_t i = 0; i < count; ++i) {
            char* text = answers.solutions.data() + 81 * (begin + i);
            nonet::format_line(first[i], std::span<char, 81>(text, 81));
            answers.statuses[begin + i] = static_cast<std::uint8_t>(nonet::status_of(tallies[i]));
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return std::fputs("usage: batch FILE ROWS\n", stderr), 2;
    std::vector<std::string> lines;
    std::ifstream file(argv[1]);
    const auto rows = std::strtoul(argv[2], nullptr, 10);
    for (std::string line; lines.size() < rows && std::getline(file, line);) lines.push_back(line);
    Answers answers{std::vector<char>(81 * lines.size()), std::vector<std::uint8_t>(lines.size())};
    for (std::string go; std::getline(std::cin, go);) {
        const std::clock_t began = std::clock();
        solve_all(lines, answers);
        std::printf("%.9f\n", static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
        std::fflush(stdout);
    }
}
