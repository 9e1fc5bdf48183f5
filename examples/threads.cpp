// Counts the solutions of a grid in one thread until another one cancels the search.
#include <atomic>
#include <chrono>
#include <iostream>
#include <nonet/nonet.hpp>
#include <thread>

int main() {
    using namespace std::chrono_literals;
    std::atomic<bool> cancel = false;
    nonet::Count count;
    std::thread search([&] {
        const nonet::ClassicPuzzle empty;
        count = nonet::count_solutions(empty, {.solutions = 0, .cancel = &cancel});
    });
    std::this_thread::sleep_for(100ms);
    cancel = true;
    search.join();
    std::cout << nonet::name_of(count.stop) << (count.solutions > 0 ? ", some found\n" : "\n");
}
