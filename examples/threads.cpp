// Counts the solutions of a grid in one thread until another one asks it to stop.
#include <atomic>
#include <chrono>
#include <iostream>
#include <nonet/nonet.hpp>
#include <stop_token>
#include <thread>

int main() {
    using namespace std::chrono_literals;
    nonet::Count count;
    std::jthread search([&](std::stop_token token) {
        std::atomic<bool> cancel = false;
        const std::stop_callback on_stop(token, [&] { cancel = true; });
        count = nonet::count_solutions(nonet::ClassicPuzzle(), {.solutions = 0, .cancel = &cancel});
    });
    std::this_thread::sleep_for(100ms);
    search.request_stop();
    search.join();
    std::cout << nonet::name_of(count.stop) << (count.solutions > 0 ? ", some found\n" : "\n");
}
