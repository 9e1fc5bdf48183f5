// Solves the puzzle given as the argument, of any board: cells, JSON with a board, a link of another program.
#include <iostream>
#include <nonet/nonet.hpp>

int main(int argc, char** argv) {
    const auto puzzle = nonet::parse_board_puzzle(argc > 1 ? argv[1] : "");
    if (!puzzle) {
        std::cerr << puzzle.error().message() << '\n';
        return 3;
    }
    const nonet::Answer answer = nonet::solve(*puzzle);
    std::cout << nonet::name_of(answer.status) << '\n';
    if (answer.solutions > 0) std::cout << nonet::format_board_grid(puzzle->geometry, answer.first);
}
