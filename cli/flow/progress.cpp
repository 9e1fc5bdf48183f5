#include "flow/progress.hpp"

#include <fmt/format.h>

#include <cmath>

#include "frame/flags.hpp"

namespace nonet::cli {
namespace {

using std::chrono::milliseconds, std::chrono::seconds;
constexpr milliseconds first_look{500};  // short runs show nothing
constexpr milliseconds next_look{200};
constexpr milliseconds next_line{1000};  // less often if each line stays visible
constexpr seconds next_in_log{30};       // even less often if progress was not requested

constexpr std::string_view wipe = "\r\x1b[K";

}  // namespace

Progress::Progress(const Args& args, Streams& io, Options options)
    : err_(io.err), terminal_(io.err_is_terminal), options_(std::move(options)) {
    // If results scroll by on the same terminal, they show the progress themselves.
    const bool wanted = args.has(flag::progress) || (terminal_ && !io.out_is_terminal);
    first_look_ = wanted ? first_look : next_in_log;
    next_look_ = !wanted ? next_in_log : terminal_ ? next_look : next_line;
    if ((wanted || options_.for_logs) && !args.has(flag::no_progress))
        watcher_ = std::thread([this] { watch(); });
}

Progress::~Progress() {
    if (watcher_.joinable()) {
        {
            const std::lock_guard lock(mutex_);
            over_ = true;
        }
        wake_.notify_all();
        watcher_.join();
    }
    if (line_shown_) err_.write(wipe);
}

void Progress::message(std::string_view lines) {
    if (lines.empty()) return;
    const std::lock_guard lock(mutex_);
    if (line_shown_) err_.write(wipe);
    line_shown_ = false;
    err_.write(lines);
}

double Progress::seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

void Progress::watch() {
    std::unique_lock lock(mutex_);
    auto pause = first_look_;
    while (!wake_.wait_for(lock, pause, [&] { return over_; })) {
        err_.write(terminal_ ? fmt::format("{}{}", wipe, line()) : line() + "\n");
        line_shown_ = terminal_;
        pause = next_look_;
    }
}

std::string Progress::line() const {
    const double elapsed = seconds();
    const auto puzzles = puzzles_.load(std::memory_order_relaxed);
    const auto bytes = bytes_.load(std::memory_order_relaxed);
    std::string text =
        fmt::format("{} puzzles, {} a second", with_commas(puzzles),
                    with_commas(static_cast<std::uint64_t>(static_cast<double>(puzzles) / elapsed)));
    if (options_.total_bytes != 0 && bytes != 0) {
        const double part =
            std::min(1.0, static_cast<double>(bytes) / static_cast<double>(options_.total_bytes));
        text += ", " + part_done(elapsed, part);
    }
    if (options_.more) text += "; " + options_.more();
    return text;
}

std::string part_done(double elapsed_seconds, double part) {
    if (part >= 1) return "all input read, computing the last answers";
    return fmt::format("{:.0f} %, {} left", std::floor(100 * part),
                       duration(elapsed_seconds * (1 - part) / part));
}

std::string with_commas(std::uint64_t number) {
    const std::string digits = std::to_string(number);
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
        text += digits[i];
    }
    return text;
}

std::string duration(double seconds) {
    constexpr double minute = 60;
    if (seconds >= 2 * minute)
        return fmt::format("{:.0f} min {:.0f} s", std::floor(seconds / minute), std::fmod(seconds, minute));
    struct Unit {
        std::string_view name;
        double size;
    };
    constexpr Unit units[] = {{"s", 1}, {"ms", 1e-3}, {"us", 1e-6}, {"ns", 1e-9}};
    for (const Unit& unit : units) {
        const double amount = seconds / unit.size;
        if (amount >= 0.9995 || unit.size == 1e-9) {
            const int decimals = amount >= 99.95 ? 0 : amount >= 9.995 ? 1 : 2;
            return fmt::format("{:.{}f} {}", amount, decimals, unit.name);
        }
    }
    return {};
}

}  // namespace nonet::cli
