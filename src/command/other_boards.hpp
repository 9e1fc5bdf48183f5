#pragma once
// Whether this program has boards other than the classic one.

namespace nonet {

// False only in the small WebAssembly module (src/module/): its linker then drops the code that only they need.
[[nodiscard]] bool has_other_boards() noexcept;

}  // namespace nonet
