#include "flow/spool.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "frame/files.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t most_waiting = 1 << 20;

std::string folder() {
    const char* wanted = std::getenv("TMPDIR");
    return wanted != nullptr && *wanted != '\0' ? wanted : "/tmp";
}

int open_nameless() {
    std::string path = folder() + "/nonet-XXXXXX";
    const int descriptor = mkostemp(path.data(), O_CLOEXEC);
    if (descriptor >= 0) unlink(path.c_str());
    return descriptor;
}

}  // namespace

Spool::~Spool() {
    if (descriptor_ >= 0) close(descriptor_);
}

void Spool::append(std::string_view bytes) {
    if (!trouble_.empty()) return;
    waiting_ += bytes;
    if (waiting_.size() > most_waiting) flush();
}

void Spool::flush() {
    if (descriptor_ < 0) descriptor_ = open_nameless();
    if (descriptor_ < 0) return fail("make");
    FileOutput file(descriptor_);
    if (file.write(waiting_) != Output::Condition::open) return fail("write");
    written_ += waiting_.size();
    waiting_.clear();
}

bool Spool::read(std::uint64_t place, char* out, std::size_t count) {
    while (count > 0 && place < written_ && trouble_.empty()) {
        const std::size_t wanted = std::min<std::uint64_t>(count, written_ - place);
        const ssize_t got = pread(descriptor_, out, wanted, static_cast<off_t>(place));
        if (got < 0 && errno == EINTR) continue;
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
    trouble_ =
        fmt::format("nonet: cannot {} a temporary file in {}: {}\n", doing, folder(), std::strerror(errno));
    waiting_.clear();
    cancel_.store(true, std::memory_order_relaxed);
}

}  // namespace nonet::cli
