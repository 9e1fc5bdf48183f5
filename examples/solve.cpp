// Solves the puzzle given as the first argument: cells, JSON or a link, of any board.
#include <iostream>
#include <nonet/nonet.hpp>

int main(int argc, char** argv) {
    const auto puzzle = nonet::parse_puzzle(argc > 1 ? argv[1] : "");
    if (!puzzle) {
        std::cerr << puzzle.error().message() << '\n';
        return 3;
    }
    const nonet::Answer answer = nonet::solve(*puzzle);
    if (answer.status == nonet::Status::unique) {
        std::cout << nonet::format_line(puzzle->geometry(), answer.first) << '\n';
    } else {
        std::cout << nonet::name_of(answer.status) << '\n';
        return 1;
    }
}
