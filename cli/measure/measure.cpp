#include "measure/measure.hpp"

#include <algorithm>
#include <chrono>

#include "platform/process.hpp"

namespace nonet::cli {
namespace {

void run_piece(Contender& contender, std::size_t number, std::size_t begin, std::size_t end) {
    if (contender.pieces.size() <= number) contender.pieces.resize(number + 1);
    contender.pieces[number].push_back(contender.run(begin, end));
}

}  // namespace

Seconds seconds_of(const std::function<void()>& work) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const double cpu = platform::processor_seconds();
    work();
    return {platform::processor_seconds() - cpu, std::chrono::duration<double>(Clock::now() - begin).count()};
}

std::size_t piece_size(std::size_t size, double seconds) {
    constexpr double wanted = 0.003;
    constexpr std::size_t fewest = 32;  // fills the lanes
    const double share = wanted / std::max(seconds, 1e-9) * static_cast<double>(size);
    if (share >= static_cast<double>(size)) return size;
    return std::min(size, std::max(fewest, static_cast<std::size_t>(share)));
}

void measure(std::span<Contender> contenders, std::size_t size, std::size_t piece, std::uint64_t repeat,
             const std::atomic<bool>& cancel) {
    const auto cancelled = [&] { return cancel.load(std::memory_order_relaxed); };
    for (std::uint64_t repetition = 0; repetition < repeat; ++repetition) {
        for (std::size_t begin = 0, number = 0; begin < size; begin += piece, ++number)
            for (Contender& contender : contenders)
                if (!contender.whole && !cancelled())
                    run_piece(contender, number, begin, std::min(size, begin + piece));
        for (Contender& contender : contenders)
            if (contender.whole && !cancelled()) run_piece(contender, 0, 0, size);
    }
}

Timing timing_of(const Contender& contender) {
    Timing timing;
    for (std::vector<Seconds> times : contender.pieces) {
        const auto middle = static_cast<std::ptrdiff_t>(times.size() / 2);
        std::ranges::nth_element(times, times.begin() + middle, {}, &Seconds::wall);
        timing.wall += times[times.size() / 2].wall;
        std::ranges::sort(times, {}, &Seconds::cpu);
        timing.least += times.front().cpu;
        timing.median += times[times.size() / 2].cpu;
    }
    return timing;
}

}  // namespace nonet::cli
