// Solves the puzzle given as the second argument on the board given as the first: 6x6, 9x9+x, ...
#include <iostream>
#include <nonet/nonet.hpp>

int main(int argc, char** argv) {
    const auto board = nonet::parse_board(argc > 1 ? argv[1] : "9x9");
    if (!board) {
        std::cerr << "board: " << board.error().message() << '\n';
        return 3;
    }
    const auto puzzle = nonet::parse_board_puzzle(argc > 2 ? argv[2] : "", *board);
    if (!puzzle) {
        std::cerr << puzzle.error().message() << '\n';
        return 3;
    }
    const nonet::WideAnswer answer = nonet::solve(*puzzle);
    std::cout << nonet::name_of(answer.status) << '\n';
    if (answer.solutions > 0) std::cout << nonet::format_board_grid(*board, answer.first);
}
