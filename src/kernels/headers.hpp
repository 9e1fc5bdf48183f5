#pragma once
// The headers that the parts of a kernel need, included before a target region begins.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <ranges>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "kernels/kernel.hpp"
#include "nonet/contract.hpp"
