#pragma once
// Lists of different lengths, contiguous in memory: list i ends where list i + 1 begins.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

template <class T>
class Lists {
 public:
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
    std::span<const T> operator[](int i) const { return (*this)[static_cast<std::size_t>(i)]; }
    std::span<const T> operator[](std::size_t i) const {
        return {members_.data() + begins_[i], members_.data() + begins_[i + 1]};
    }

 private:
    std::vector<T> members_;
    std::vector<std::uint32_t> begins_{0};
};

}  // namespace nonet
