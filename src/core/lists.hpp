#pragma once
// Lists of different lengths, contiguous in memory: list i ends where list i + 1 begins.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

template <class T>
class Lists {
 public:
    // Returns the members of sets in ascending order, a list for each set.
    //
    //   sets    bit 64 * w + b of a set is bit b of its word w; each set has `words` words
    static Lists of_sets(std::span<const std::uint64_t> sets, std::size_t words) {
        std::size_t count = 0;
        for (std::uint64_t word : sets) count += static_cast<std::size_t>(std::popcount(word));
        Lists lists;
        lists.members_.resize(count);
        lists.begins_.reserve(sets.size() / words + 1);
        T* const members = lists.members_.data();
        std::size_t end = 0;
        for (std::size_t set = 0; set < sets.size(); set += words) {
            for (std::size_t word = 0; word < words; ++word)
                for (std::uint64_t left = sets[set + word]; left != 0; left &= left - 1)
                    members[end++] =
                        static_cast<T>(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
            lists.begins_.push_back(static_cast<std::uint32_t>(end));
        }
        return lists;
    }

    void add(std::span<const T> list) {
        members_.insert(members_.end(), list.begin(), list.end());
        end();
    }
    // Adds a list member by member: push() each member, then end() the list.
    void push(const T& member) { members_.push_back(member); }
    void end() { begins_.push_back(static_cast<std::uint32_t>(members_.size())); }
    void clear() {
        members_.clear();
        begins_.assign(1, 0);
    }

    std::size_t size() const { return begins_.size() - 1; }
    std::size_t member_count() const { return members_.size(); }
    std::span<const T> operator[](int i) const { return (*this)[static_cast<std::size_t>(i)]; }
    std::span<const T> operator[](std::size_t i) const {
        return {members_.data() + begins_[i], members_.data() + begins_[i + 1]};
    }

 private:
    std::vector<T> members_;
    std::vector<std::uint32_t> begins_{0};
};

}  // namespace nonet
