#include "frame/files.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace nonet::cli {

FileInput::FileInput(int descriptor, int wake, const std::atomic<bool>& cancel, bool owned)
    : descriptor_(descriptor), wake_(wake), cancel_(cancel), owned_(owned) {
    struct stat status{};
    if (fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode)) {
        regular_ = true;
        size_ = static_cast<std::uint64_t>(status.st_size);
    }
}

FileInput::~FileInput() {
    if (owned_) close(descriptor_);
}

std::expected<std::size_t, std::string> FileInput::read(char* buffer, std::size_t size) {
    while (!cancel_.load(std::memory_order_relaxed)) {
        if (!regular_) {
            // Wait for bytes or for Ctrl-C, whichever comes first.
            std::array<pollfd, 2> either{{{descriptor_, POLLIN, 0}, {wake_, POLLIN, 0}}};
            if (poll(either.data(), wake_ < 0 ? 1 : 2, -1) < 0 && errno == EINTR) continue;
            if (wake_ >= 0 && either[1].revents != 0) return 0;
        }
        const ssize_t count = ::read(descriptor_, buffer, size);
        if (count >= 0) {
            taken_ += static_cast<std::uint64_t>(count);
            return static_cast<std::size_t>(count);
        }
        if (errno != EINTR && errno != EAGAIN) return std::unexpected(std::strerror(errno));
    }
    return 0;
}

bool FileInput::ready() {
    if (regular_) return true;
    pollfd one{descriptor_, POLLIN, 0};
    return poll(&one, 1, 0) > 0;
}

std::expected<std::unique_ptr<Input>, std::string> open_file(const std::string& path, const Streams& io) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return std::unexpected(std::strerror(errno));
    return std::make_unique<FileInput>(descriptor, io.wake, io.cancel, true);
}

std::uint64_t size_of_file(const std::string& path) {
    struct stat status{};
    if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return 0;
    return static_cast<std::uint64_t>(status.st_size);
}

Output::Condition FileOutput::write(std::string_view bytes) {
    while (state_ == Condition::open && !bytes.empty()) {
        const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
        if (count >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EPIPE) {
            state_ = Condition::closed;
        } else if (errno == EAGAIN) {
            pollfd one{descriptor_, POLLOUT, 0};
            poll(&one, 1, -1);
        } else if (errno != EINTR) {
            state_ = Condition::failed;
            why_ = std::strerror(errno);
        }
    }
    return state_;
}

}  // namespace nonet::cli
