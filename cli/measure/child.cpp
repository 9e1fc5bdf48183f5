#include "measure/child.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <stdexcept>

#include "frame/files.hpp"
#include "platform/descriptors.hpp"
#include "platform/process.hpp"

namespace nonet::cli {

MemoryFile::MemoryFile(std::string_view content) : descriptor_(platform::open_nameless_file()) {
    if (descriptor_ < 0) throw std::runtime_error("cannot make a file in memory: " + platform::last_error());
    FileOutput output(descriptor_);
    if (output.write(content) != Output::Condition::open)
        throw std::runtime_error("cannot fill a file in memory: " + output.why());
}

MemoryFile::~MemoryFile() { platform::close(descriptor_); }

void MemoryFile::rewind() { platform::rewind(descriptor_); }

void MemoryFile::clear() {
    if (platform::cut(descriptor_, 0)) rewind();
}

std::uint64_t MemoryFile::count_lines() {
    std::array<char, 1 << 16> buffer;
    std::uint64_t lines = 0;
    rewind();
    for (std::ptrdiff_t count = 0; (count = platform::read(descriptor_, buffer.data(), buffer.size())) > 0;)
        lines += static_cast<std::uint64_t>(std::count(buffer.begin(), buffer.begin() + count, '\n'));
    return lines;
}

std::expected<ChildEnd, std::string> run_child(const std::vector<std::string>& words, MemoryFile& input,
                                               MemoryFile& output, const std::atomic<bool>& cancel) {
    input.rewind();
    output.clear();
    const auto begin = std::chrono::steady_clock::now();
    const auto end = platform::run_program(words, input.descriptor(), output.descriptor(), cancel);
    if (!end) return std::unexpected(end.error());
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
    return ChildEnd{
        .code = end->code, .seconds = {end->processor_seconds, wall.count()}, .lines = output.count_lines()};
}

}  // namespace nonet::cli
