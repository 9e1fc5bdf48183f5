#include "flow/progress.hpp"

#include <fmt/format.h>

#include <cmath>

#include "frame/flags.hpp"

namespace nonet::cli {
namespace {

constexpr auto first_look = std::chrono::milliseconds(500);  // short work shows nothing
constexpr auto next_look = std::chrono::milliseconds(200);
constexpr auto next_line = std::chrono::milliseconds(1000);  // where lines stay, fewer of them
constexpr std::string_view wipe = "\r\x1b[K";

}  // namespace

Progress::Progress(const Args& args, Streams& io, std::uint64_t total)
    : err_(io.err), terminal_(io.err_is_terminal), total_(total) {
    // Where results scroll by on the same terminal, they are the progress.
    const bool wanted = args.has(flag::progress) || (io.err_is_terminal && !io.out_is_terminal);
    if (wanted && !args.has(flag::no_progress))
        watcher_ = std::jthread([this](const std::stop_token& stop) { watch(stop); });
}

Progress::~Progress() {
    if (watcher_.joinable()) {
        watcher_.request_stop();
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

void Progress::watch(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    auto pause = first_look;
    while (!wake_.wait_for(lock, stop, pause, [&] { return stop.stop_requested(); })) {
        err_.write(terminal_ ? fmt::format("{}{}", wipe, line()) : line() + "\n");
        line_shown_ = terminal_;
        pause = terminal_ ? next_look : next_line;
    }
}

std::string Progress::line() const {
    const double elapsed = seconds();
    const auto puzzles = puzzles_.load(std::memory_order_relaxed);
    const auto bytes = bytes_.load(std::memory_order_relaxed);
    std::string text =
        fmt::format("{} puzzles, {} a second", with_commas(puzzles),
                    with_commas(static_cast<std::uint64_t>(static_cast<double>(puzzles) / elapsed)));
    if (total_ != 0 && bytes != 0) {
        const double part = std::min(1.0, static_cast<double>(bytes) / static_cast<double>(total_));
        text += ", " + part_done(elapsed, part);
    }
    return text;
}

std::string part_done(double elapsed_seconds, double part) {
    if (part >= 1) return "all read, the last answers are worked out";
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
