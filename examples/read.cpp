// Reads the puzzles of a file in any form, and writes each as a line with its rating.
#include <fstream>
#include <iostream>
#include <nonet/nonet.hpp>

int main(int argc, char** argv) {
    std::ifstream file(argc > 1 ? argv[1] : "", std::ios::binary);
    if (!file) {
        std::cerr << "cannot open the file\n";
        return 4;
    }
    auto bytes = [&](char* buffer, std::size_t size) -> std::size_t {
        file.read(buffer, static_cast<std::streamsize>(size));
        return static_cast<std::size_t>(file.gcount());
    };
    nonet::PuzzleReader reader(bytes);
    nonet::Record record;
    while (reader.next(record)) {
        if (record.error) {
            std::cout << record.error->line << ':' << record.error->column << ": " << record.error->message()
                      << '\n';
            continue;
        }
        const nonet::ClassicPuzzle& puzzle = *record.puzzle.classic();  // this reader reads no other board
        std::cout << nonet::format_line(puzzle.givens);
        const nonet::Rating rating = nonet::rate(puzzle);
        if (rating.er > 0) std::cout << "  ER " << rating.er / 10 << '.' << rating.er % 10;
        std::cout << '\n';
    }
}
