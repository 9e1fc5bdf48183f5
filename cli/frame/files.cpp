#include "frame/files.hpp"

#include "platform/descriptors.hpp"

namespace nonet::cli {

FileInput::FileInput(int descriptor, int wake, const std::atomic<bool>& cancel, bool owned)
    : descriptor_(descriptor), wake_(wake), cancel_(cancel), owned_(owned) {
    const auto size = platform::size_of_regular_file(descriptor_);
    regular_ = size.has_value();
    size_ = size.value_or(0);
}

FileInput::~FileInput() {
    if (owned_) platform::close(descriptor_);
}

std::expected<std::size_t, std::string> FileInput::read(char* buffer, std::size_t size) {
    while (!cancel_.load(std::memory_order_relaxed)) {
        if (!regular_ && !platform::wait_for_input(descriptor_, wake_)) return 0;
        const std::ptrdiff_t count = platform::read(descriptor_, buffer, size);
        if (count >= 0) {
            taken_ += static_cast<std::uint64_t>(count);
            return static_cast<std::size_t>(count);
        }
        if (count != platform::ask_again) return std::unexpected(platform::last_error());
    }
    return 0;
}

bool FileInput::ready() { return regular_ || platform::has_input(descriptor_); }

std::expected<std::unique_ptr<Input>, std::string> open_file(const std::string& path, const Streams& io) {
    if (io.is_request) return std::unexpected("files cannot be opened here");
    const int descriptor = platform::open_to_read(path);
    if (descriptor < 0) return std::unexpected(platform::last_error());
    return std::make_unique<FileInput>(descriptor, io.wake, io.cancel, true);
}

std::uint64_t size_of_file(const std::string& path) {
    return platform::size_of_regular_file(path).value_or(0);
}

Output::Condition FileOutput::write(std::string_view bytes) {
    while (state_ == Condition::open && !bytes.empty()) {
        const auto [outcome, count] = platform::write(descriptor_, bytes);
        bytes.remove_prefix(count);
        if (outcome == platform::Written::closed) state_ = Condition::closed;
        if (outcome == platform::Written::failed) {
            state_ = Condition::failed;
            why_ = platform::last_error();
        }
    }
    return state_;
}

}  // namespace nonet::cli
