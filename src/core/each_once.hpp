#pragma once
// A list as a set: ascending, with each member once.

#include <algorithm>
#include <vector>

namespace nonet {

template <class T>
std::vector<T> each_once(std::vector<T> list) {
    std::ranges::sort(list);
    list.erase(std::ranges::unique(list).begin(), list.end());
    return list;
}

}  // namespace nonet
