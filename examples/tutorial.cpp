// The tutorials' program: prints a puzzle and its solution.
#include <iostream>
#include <nonet/nonet.hpp>

constexpr const char* grid =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

int main(int argc, char** argv) {
    const auto puzzle = nonet::parse_puzzle(argc > 1 ? argv[1] : grid);
    if (!puzzle) return std::cerr << puzzle.error().message() << '\n', 3;
    std::cout << nonet::format_grid(puzzle->geometry(), puzzle->values(), '0') << '\n';
    const nonet::Answer answer = nonet::solve(*puzzle);
    if (answer.solutions == 0) return std::cout << "no solution exists\n", 1;
    std::cout << nonet::format_grid(puzzle->geometry(), answer.first);
}
