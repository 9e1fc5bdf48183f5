#include "flow/spool.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "frame/files.hpp"
#include "platform/descriptors.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t most_waiting = 1 << 20;

}  // namespace

Spool::~Spool() {
    if (descriptor_ >= 0) platform::close(descriptor_);
}

void Spool::append(std::string_view bytes) {
    if (!trouble_.empty()) return;
    waiting_ += bytes;
    if (waiting_.size() > most_waiting) flush();
}

void Spool::flush() {
    if (descriptor_ < 0) descriptor_ = platform::open_temporary();
    if (descriptor_ < 0) return fail("make");
    FileOutput file(descriptor_);
    if (file.write(waiting_) != Output::Condition::open) return fail("write");
    written_ += waiting_.size();
    waiting_.clear();
}

bool Spool::read(std::uint64_t place, char* out, std::size_t count) {
    while (count > 0 && place < written_ && trouble_.empty()) {
        const std::size_t wanted = std::min<std::uint64_t>(count, written_ - place);
        const std::ptrdiff_t got = platform::read_at(descriptor_, place, out, wanted);
        if (got == platform::ask_again) continue;
        if (got <= 0) {
            fail("read");
            break;
        }
        place += static_cast<std::uint64_t>(got), out += got, count -= static_cast<std::size_t>(got);
    }
    if (count > 0 && trouble_.empty()) waiting_.copy(out, count, static_cast<std::size_t>(place - written_));
    return trouble_.empty();
}

void Spool::read_all(FunctionRef<void(std::string_view)> take) {
    constexpr std::size_t piece = 1 << 16;
    std::vector<char> buffer(piece);
    for (std::uint64_t place = 0; place < size();) {
        const std::size_t count = std::min<std::uint64_t>(piece, size() - place);
        if (!read(place, buffer.data(), count)) return;
        take({buffer.data(), count});
        place += count;
    }
}

void Spool::fail(std::string_view doing) {
    trouble_ = fmt::format("nonet: cannot {} a temporary file in {}: {}\n", doing,
                           platform::temporary_folder(), platform::last_error());
    waiting_.clear();
    cancel_.store(true, std::memory_order_relaxed);
}

}  // namespace nonet::cli
