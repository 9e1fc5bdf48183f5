#pragma once
// Inputs and outputs with file descriptors.

#include "frame/streams.hpp"

namespace nonet::cli {

class FileInput : public Input {
 public:
    // Takes a descriptor that is already open, and finally closes it if it is `owned`.
    FileInput(int descriptor, int wake, const std::atomic<bool>& cancel, bool owned);
    ~FileInput() override;
    FileInput(const FileInput&) = delete;
    FileInput& operator=(const FileInput&) = delete;

    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override;
    bool ready() override;
    std::uint64_t taken() const override { return taken_; }
    std::uint64_t size() const override { return size_; }

 private:
    int descriptor_;
    int wake_;
    const std::atomic<bool>& cancel_;
    bool owned_;
    bool regular_ = false;  // always ready
    std::uint64_t taken_ = 0;
    std::uint64_t size_ = 0;
};

// Opens a file for reading, or returns the reason for the failure.
std::expected<std::unique_ptr<Input>, std::string> open_file(const std::string& path, const Streams& io);

// Returns the size of a regular file; 0 for anything else.
std::uint64_t size_of_file(const std::string& path);

class FileOutput : public Output {
 public:
    explicit FileOutput(int descriptor) : descriptor_(descriptor) {}
    Condition write(std::string_view bytes) override;
    std::string why() const override { return why_; }

 private:
    int descriptor_;
    Condition state_ = Condition::open;
    std::string why_;
};

}  // namespace nonet::cli
