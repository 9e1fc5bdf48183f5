// Solves the puzzles on standard input, one on each line, all in one call.
#include <iostream>
#include <nonet/nonet.hpp>
#include <string>
#include <vector>

int main() {
    std::vector<nonet::Grid> grids;
    for (std::string line; std::getline(std::cin, line);) {
        const auto grid = nonet::parse_line(line);
        if (!grid) {
            std::cerr << "line " << grids.size() + 1 << ": " << grid.error().message() << '\n';
            return 3;
        }
        grids.push_back(*grid);
    }
    std::vector<nonet::Tally> tallies(grids.size());
    std::vector<nonet::Grid> solutions(grids.size());
    nonet::Batch batch;
    batch.grids = grids;
    batch.tallies = tallies;
    batch.first = solutions;
    nonet::solve_batch(batch);
    for (std::size_t i = 0; i < grids.size(); ++i) {
        const nonet::Status status = nonet::status_of(tallies[i]);
        if (status == nonet::Status::unique) {
            std::cout << nonet::format_line(solutions[i]) << '\n';
        } else {
            std::cout << nonet::name_of(status) << '\n';
        }
    }
}
