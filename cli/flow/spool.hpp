#pragma once
// Stores bytes until all of them are available.

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

#include "nonet/function_ref.hpp"

namespace nonet::cli {

// The first megabyte is kept in memory. If there is more, all of it goes into a temporary file, which disappears when
// the program ends, even after a crash.
class Spool {
 public:
    // cancel   set if the disk fails: no work needs to continue
    explicit Spool(std::atomic<bool>& cancel) : cancel_(cancel) {}
    ~Spool();
    Spool(const Spool&) = delete;
    Spool& operator=(const Spool&) = delete;

    void append(std::string_view bytes);
    std::uint64_t size() const { return written_ + waiting_.size(); }

    // Fills `out` with the bytes that begin at `place`; returns false if the disk fails.
    bool read(std::uint64_t place, char* out, std::size_t count);

    // Passes all bytes to `take` in pieces, from the beginning.
    void read_all(FunctionRef<void(std::string_view)> take);

    // Returns a line for standard error if the disk failed; empty otherwise.
    const std::string& trouble() const { return trouble_; }

 private:
    void flush();
    void fail(std::string_view doing);

    std::atomic<bool>& cancel_;
    std::string waiting_;  // the last bytes, not yet in the file
    int descriptor_ = -1;
    std::uint64_t written_ = 0;
    std::string trouble_;
};

}  // namespace nonet::cli
