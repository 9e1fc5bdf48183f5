#include "flow/shard_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "flow/unpack.hpp"
#include "frame/files.hpp"

namespace nonet::cli {
namespace {

constexpr std::uint64_t most_parts = 1'000'000;
constexpr std::uint64_t longest_line = 4096;

// Returns the value of a word of the footer such as "records=12"; nothing if it has another name.
std::optional<std::string> value_of(const std::string& word, std::string_view name) {
    if (!word.starts_with(name) || word.substr(name.size(), 1) != "=") return std::nullopt;
    return word.substr(name.size() + 1);
}

}  // namespace

BadShard::BadShard(const std::string& path, std::uint64_t line, const std::string& found,
                   const std::string& expected)
    : std::runtime_error(fmt::format("{}:{}:1: error: found {}, expected {}", path, line, found, expected)),
      exit_(Exit::bad_input) {}

BadShard::BadShard(const std::string& path, const std::string& why)
    : std::runtime_error(fmt::format("nonet: {}: {}", path, why)), exit_(Exit::input_output) {}

ShardFile::ShardFile(std::string path, const Streams& io) : path_(std::move(path)) {
    rewind(io);
    while (frame_) next();
    if (fill()) bad("more bytes", "the end of the file after the line with the checksum");
    input_.reset();
}

void ShardFile::bad(const std::string& found, const std::string& expected) const {
    throw BadShard(path_, line_, found, expected);
}

void ShardFile::open(const Streams& io) {
    auto file = open_file(path_, io);
    if (!file) throw BadShard(path_, "cannot open: " + file.error());
    input_ = unpacked(std::move(*file));
    buffer_.clear();
    used_ = line_ = 0;
    sum_ = {};
    last_line_.clear();
}

void ShardFile::rewind(const Streams& io) {
    open(io);
    read_head();
    next();
}

// Returns whether there is another byte, after reading more if necessary.
bool ShardFile::fill() {
    if (used_ < buffer_.size()) return true;
    buffer_.resize(1 << 16);
    used_ = 0;
    const auto count = input_->read(buffer_.data(), buffer_.size());
    if (!count) throw BadShard(path_, "cannot read: " + count.error());
    buffer_.resize(*count);
    return *count > 0;
}

std::string ShardFile::take_line() {
    sum_.add(last_line_);
    last_line_.clear();
    ++line_;
    while (fill()) {
        const std::size_t end = buffer_.find('\n', used_);
        const std::size_t stop = end == std::string::npos ? buffer_.size() : end + 1;
        last_line_.append(buffer_, used_, stop - used_);
        used_ = stop;
        if (end != std::string::npos) return last_line_.substr(0, last_line_.size() - 1);
        if (last_line_.size() > longest_line) bad("a line without an end", "a shard file");
    }
    bad("the end of the file", "a line 'end ...': the run was stopped");
}

std::string ShardFile::take_bytes(std::uint64_t count) {
    sum_.add(last_line_);
    last_line_.clear();
    std::string bytes;
    while (bytes.size() < count) {
        if (!fill()) bad("the end of the file", fmt::format("{} bytes more", count - bytes.size()));
        const auto part =
            static_cast<std::size_t>(std::min<std::uint64_t>(count - bytes.size(), buffer_.size() - used_));
        bytes.append(buffer_, used_, part);
        used_ += part;
    }
    sum_.add(bytes);
    line_ += static_cast<std::uint64_t>(std::ranges::count(bytes, '\n'));
    return bytes;
}

void ShardFile::read_head() {
    const std::string line = take_line();
    std::istringstream words(line);
    std::string name, version;
    char slash = 0;
    words >> name >> version >> head_.part >> slash >> head_.parts;
    const bool counted = words && head_.part >= 1 && head_.part <= head_.parts && head_.parts <= most_parts;
    if (name != "nonet-shard" || version != "1" || slash != '/' || !counted)
        bad(fmt::format("'{}'", line.substr(0, 80)), "'nonet-shard 1 K/N ...'");
    --head_.part;
    std::getline(words >> std::ws, head_.run);
}

void ShardFile::next() {
    const std::string line = take_line();
    if (line.starts_with("end ")) {
        frame_.reset();
        rows_.clear();
        return read_tail(line);
    }
    std::istringstream words(line);
    std::string sign;
    Frame frame{};
    std::uint64_t bytes = 0;
    words >> sign >> frame.first >> frame.done >> bytes;
    if (sign != "@" || !words)
        bad(fmt::format("'{}'", line.substr(0, 80)), "'@ FIRST DONE BYTES' or 'end ...'");
    frame_ = frame;
    rows_ = take_bytes(bytes);
}

void ShardFile::read_tail(const std::string& line) {
    std::istringstream words(line);
    std::string sign, records, input, exit, sum;
    words >> sign >> records >> input >> exit >> sum;
    const auto number = value_of(records, "records"), code = value_of(exit, "exit"),
               hash = value_of(sum, "sha256");
    int exit_number = 0;
    if (!number || !code || !hash || !value_of(input, "input") ||
        !(std::istringstream(*number) >> tail_.records) || !(std::istringstream(*code) >> exit_number))
        bad(fmt::format("'{}'", line.substr(0, 80)), "'end records=R input=H exit=E sha256=H'");
    if (*hash != hex(Sha256(sum_).digest()))
        bad("the checksum " + *hash, "a different one: the file is damaged");
    tail_ = {.line = line_,
             .records = tail_.records,
             .input = records + ' ' + input,
             .exit = static_cast<Exit>(exit_number)};
}

}  // namespace nonet::cli
