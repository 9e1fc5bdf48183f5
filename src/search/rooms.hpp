#pragma once
// The requirements on the arrays of a batch.

#include "nonet/batch.hpp"
#include "nonet/contract.hpp"

namespace nonet {

inline void expect_rooms([[maybe_unused]] const Batch& batch) {
    [[maybe_unused]] const auto fits = [&](const auto& room) {
        return room.empty() || room.size() == batch.grids.size();
    };
    NONET_EXPECT(batch.tallies.size() == batch.grids.size());
    NONET_EXPECT(fits(batch.marks) && fits(batch.first) && fits(batch.second));
    NONET_EXPECT(batch.second.empty() || !batch.first.empty());
}

}  // namespace nonet
