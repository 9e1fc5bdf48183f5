// Counts the solutions of an empty grid for a tenth of a second, and says how far that went.
#include <chrono>
#include <iostream>
#include <nonet/nonet.hpp>

int main() {
    using namespace std::chrono_literals;
    const nonet::ClassicPuzzle empty;
    const nonet::Count count = nonet::count_solutions(empty, {.solutions = 0, .time = 100ms});
    std::cout << (count.stop == nonet::Stop::finished ? "exactly " : "at least ") << count.solutions << '\n';
}
