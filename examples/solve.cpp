// Solves the puzzle given as the first argument, in any form.
#include <iostream>
#include <nonet/nonet.hpp>

int main(int argc, char** argv) {
    const auto puzzle = nonet::parse_puzzle(argc > 1 ? argv[1] : "");
    if (!puzzle) {
        std::cerr << puzzle.error().message() << '\n';
        return 3;
    }
    const nonet::ClassicAnswer answer = nonet::solve(*puzzle);
    if (answer.status == nonet::Status::unique) {
        std::cout << nonet::format_line(answer.first) << '\n';
    } else {
        std::cout << nonet::name_of(answer.status) << '\n';
        return 1;
    }
}
