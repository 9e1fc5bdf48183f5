#pragma once
// What lanes.inl.hpp needs, included before a target region begins.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <utility>
#include <vector>
