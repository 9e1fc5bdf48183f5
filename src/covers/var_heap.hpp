#pragma once
// A heap of variables by activity, most active first.

#include <cstdint>
#include <utility>
#include <vector>

namespace nonet::covers {

class VarHeap {
    using Var = std::uint16_t;

 public:
    explicit VarHeap(const std::vector<std::uint64_t>& activity) : activity_(activity) {}

    // Refills it with all variables.
    void fill() {
        heap_.clear();
        place_.assign(activity_.size(), out);
        for (std::size_t var = 0; var < activity_.size(); ++var) insert(static_cast<Var>(var));
    }

    bool empty() const { return heap_.empty(); }
    bool contains(Var var) const { return place_[var] != out; }

    void insert(Var var) {
        if (contains(var)) return;
        place_[var] = static_cast<std::uint32_t>(heap_.size());
        heap_.push_back(var);
        rise(heap_.size() - 1);
    }

    Var take() {
        const Var first = heap_[0];
        put(0, heap_.back());
        place_[first] = out;
        heap_.pop_back();
        if (!heap_.empty()) sink(0);
        return first;
    }

    // Call it when the activity of a variable has grown.
    void grown(Var var) {
        if (contains(var)) rise(place_[var]);
    }

 private:
    static constexpr std::uint32_t out = 0xffff'ffff;

    // Of two equally active variables, the smaller number comes first.
    bool is_before(Var a, Var b) const {
        return activity_[a] != activity_[b] ? activity_[a] > activity_[b] : a < b;
    }
    void put(std::size_t place, Var var) {
        heap_[place] = var;
        place_[var] = static_cast<std::uint32_t>(place);
    }
    void rise(std::size_t place) {
        const Var var = heap_[place];
        for (; place > 0 && is_before(var, heap_[(place - 1) / 2]); place = (place - 1) / 2)
            put(place, heap_[(place - 1) / 2]);
        put(place, var);
    }
    void sink(std::size_t place) {
        const Var var = heap_[place];
        for (;;) {
            std::size_t child = 2 * place + 1;
            if (child >= heap_.size()) break;
            if (child + 1 < heap_.size() && is_before(heap_[child + 1], heap_[child])) ++child;
            if (!is_before(heap_[child], var)) break;
            put(place, heap_[child]);
            place = child;
        }
        put(place, var);
    }

    const std::vector<std::uint64_t>& activity_;
    std::vector<Var> heap_;
    std::vector<std::uint32_t> place_;
};

}  // namespace nonet::covers
