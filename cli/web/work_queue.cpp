#include "web/work_queue.hpp"

#include <algorithm>
#include <utility>

namespace nonet::cli {

WorkQueue::WorkQueue(Size size) : size_(size), threads_of_one_((size.at_once + size.more + 1) / 2) {
    for (unsigned i = 0; i < size.at_once + size.more; ++i) threads_.emplace_back([this] { serve(); });
}

WorkQueue::~WorkQueue() {
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

WorkQueue::Admission WorkQueue::add(const std::string& client, std::function<void()> work, Flag over) {
    const std::lock_guard lock(mutex_);
    Line& line = lines_[client];
    if (waiting_ >= size_.most || line.waiting.size() >= size_.most_of_one) drop_what_is_over();
    if (waiting_ >= size_.most) return Admission::full;
    if (line.waiting.size() >= size_.most_of_one) return Admission::client_full;
    line.waiting.push_back({std::move(work), std::move(over)});
    ++waiting_;
    changed_.notify_one();
    return Admission::taken;
}

void WorkQueue::drop_what_is_over() {
    for (auto& [client, line] : lines_)
        waiting_ -= std::erase_if(line.waiting, [](const Piece& piece) { return piece.over->load(); });
}

void WorkQueue::serve() {
    std::unique_lock lock(mutex_);
    while (waiting_ > 0 || !ended_) {
        const auto line = is_room() ? next_line() : lines_.end();
        if (line == lines_.end()) {
            // No event signals that running work has taken long.
            waiting_ > 0 ? void(changed_.wait_for(lock, size_.quick / 4)) : changed_.wait(lock);
            continue;
        }
        const auto work = std::move(line->second.waiting.front().work);
        line->second.waiting.pop_front();
        --waiting_;
        ++line->second.running;
        last_ = line->first;
        const auto begun = begun_.emplace(Clock::now(), 0);
        lock.unlock();
        work();
        lock.lock();
        begun_.erase(begun);
        if (--line->second.running == 0 && line->second.waiting.empty()) lines_.erase(line);
        changed_.notify_one();
    }
}

bool WorkQueue::is_room() const {
    const auto young = begun_.upper_bound(Clock::now() - size_.quick);
    return waiting_ > 0 && std::distance(young, begun_.end()) < static_cast<std::ptrdiff_t>(size_.at_once);
}

// Takes the clients in the order of their addresses, in turn.
WorkQueue::Lines::iterator WorkQueue::next_line() {
    const auto may_begin = [&](const auto& entry) {
        return !entry.second.waiting.empty() && entry.second.running < threads_of_one_;
    };
    const auto behind = lines_.upper_bound(last_);
    if (const auto next = std::find_if(behind, lines_.end(), may_begin); next != lines_.end()) return next;
    const auto next = std::find_if(lines_.begin(), behind, may_begin);
    return next == behind ? lines_.end() : next;
}

}  // namespace nonet::cli
