#pragma once
// Bytes put aside until all of them are there.

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

#include "nonet/function_ref.hpp"

namespace nonet::cli {

// The first megabyte is kept in memory; when there is more, all of it goes into a file that is gone when the
// program ends, however it ends.
class Spool {
 public:
    // cancel   is set when the disk fails: no work needs to go on
    explicit Spool(std::atomic<bool>& cancel) : cancel_(cancel) {}
    ~Spool();
    Spool(const Spool&) = delete;
    Spool& operator=(const Spool&) = delete;

    void append(std::string_view bytes);
    std::uint64_t size() const { return written_ + waiting_.size(); }

    // Fills `out` with the bytes that begin at `place`; false when the disk fails.
    bool read(std::uint64_t place, char* out, std::size_t count);

    // Hands everything over in pieces, from the beginning.
    void read_all(FunctionRef<void(std::string_view)> take);

    // A line for standard error when the disk failed; empty otherwise.
    const std::string& trouble() const { return trouble_; }

 private:
    void flush();
    void fail(std::string_view doing);

    std::atomic<bool>& cancel_;
    std::string waiting_;  // the last bytes, in no file yet
    int descriptor_ = -1;
    std::uint64_t written_ = 0;
    std::string trouble_;
};

}  // namespace nonet::cli
