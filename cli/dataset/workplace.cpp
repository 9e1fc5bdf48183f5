#include "dataset/workplace.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <utility>

#include "command/sha256.hpp"
#include "frame/flags.hpp"
#include "nonet/version.hpp"
#include "platform/descriptors.hpp"

namespace nonet::cli {
namespace {

// All of a file; nothing if it cannot be read.
std::optional<std::string> whole_file(const std::string& path) {
    std::ifstream file(platform::path_from(path), std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

constexpr std::string_view checkpoint_name = "checkpoint";
constexpr std::string_view first_line = "nonet checkpoint 1", at_work = "at work", finished = "finished",
                           seed_word = "seed";

std::optional<std::string> checkpoint_in(std::string_view folder) {
    return whole_file(fmt::format("{}/{}", folder, checkpoint_name));
}

bool write_all(int descriptor, std::string_view bytes) {
    return FileOutput(descriptor).write(bytes) == Output::Condition::open;
}

}  // namespace

Workplace::Workplace(const Args& args, Streams& io, std::vector<std::string> names,
                     std::optional<std::uint64_t> seed)
    : io_(io), seed_(seed) {
    if (!args.has(flag::output)) throw UsageError("--output DIR is needed: the folder to write into");
    folder_ = std::string(*args.value(flag::output));
    // The inputs' sizes, so that another file of the same name is noticed.
    std::string settings = args.settings(seed) + NONET_VERSION;
    for (const std::string& file : args.operands()) settings += fmt::format("\n{}", size_of_file(file));
    settings_ = hex(Sha256().add(settings).digest());
    for (std::string& name : names) files_.push_back({.name = std::move(name)});

    if (!platform::make_folder(folder_))
        throw FileError(fmt::format("--output: cannot make {}: {}", folder_, platform::last_error()));
    const auto checkpoint = checkpoint_in(folder_);
    if (checkpoint && !args.has(flag::resume))
        throw UsageError(fmt::format("--output: {} holds a run already; --resume goes on with it", folder_));
    if (checkpoint) read_checkpoint(*checkpoint);
    open_files(checkpoint.has_value());
    if (!checkpoint) commit({});
}

Workplace::~Workplace() {
    for (File& file : files_)
        if (file.descriptor >= 0) platform::close(file.descriptor);
}

void Workplace::read_checkpoint(const std::string& text) {
    std::istringstream lines(text);
    std::string line, word, settings, name;
    std::getline(lines, line);
    lines >> word;
    if (word == seed_word) lines >> word >> word;
    lines >> settings;
    if (line != first_line || word != "settings")
        throw UsageError(fmt::format("--resume: {}/{} is no checkpoint", folder_, checkpoint_name));
    if (settings != settings_)
        throw UsageError(fmt::format(
            "--resume: {} holds a run with other options, other input files or another version", folder_));
    for (File& file : files_) lines >> word >> file.size >> name;
    std::getline(lines >> std::ws, line);
    finished_ = line == finished;
    if (!lines || (!finished_ && line != at_work))
        throw UsageError(fmt::format("--resume: {}/{} is damaged", folder_, checkpoint_name));
    std::getline(lines, state_, '\0');
}

void Workplace::open_files(bool begun) {
    for (File& file : files_) {
        const std::string path = folder_ + '/' + file.name;
        file.descriptor = platform::open_to_append(path);
        if (file.descriptor < 0)
            throw FileError(fmt::format("--output: cannot open {}: {}", path, platform::last_error()));
        const std::uint64_t size = platform::size_of_regular_file(file.descriptor).value_or(0);
        if (!begun && size != 0)
            throw UsageError(fmt::format("--output: {} is there already, and no run to go on with", path));
        if (size < file.size) throw UsageError(fmt::format("--resume: {} is shorter than it was", path));
        if (!platform::cut(file.descriptor, file.size))
            throw FileError(fmt::format("--output: cannot cut {}: {}", path, platform::last_error()));
    }
}

void Workplace::append(std::size_t number, std::string_view bytes) {
    constexpr std::size_t most_waiting = 1 << 20;
    File& file = files_[number];
    file.waiting += bytes;
    file.size += bytes.size();
    if (file.waiting.size() >= most_waiting) flush(file);
}

void Workplace::flush(File& file) {
    if (trouble_.empty() && !write_all(file.descriptor, file.waiting)) fail(file.name);
    file.waiting.clear();
}

void Workplace::commit(std::string_view state) { commit_as(at_work, state); }

void Workplace::commit_as(std::string_view word, std::string_view state) {
    const auto start = std::chrono::steady_clock::now();
    std::string text = fmt::format("{}\n", first_line);
    if (seed_) text += fmt::format("{} {}\n", seed_word, *seed_);
    text += fmt::format("settings {}\n", settings_);
    for (File& file : files_) {
        flush(file);
        if (trouble_.empty() && !platform::synchronise(file.descriptor)) fail(file.name);
        text += fmt::format("file {} {}\n", file.size, file.name);
    }
    text += fmt::format("{}\n{}", word, state);
    write_whole(std::string(checkpoint_name), text);

    // So that commits take a twentieth of the time at most, unless the disk is very slow.
    using namespace std::chrono_literals;
    const auto now = std::chrono::steady_clock::now();
    next_commit_ = now + std::clamp<std::chrono::steady_clock::duration>(20 * (now - start), 50ms, 1s);
}

bool Workplace::commit_is_due() const { return std::chrono::steady_clock::now() >= next_commit_; }

std::optional<Exit> Workplace::end(Exit exit, std::string_view state, FunctionRef<void()> last,
                                   LastFile last_file) {
    const bool cut_short = exit == Exit::interrupted || exit == Exit::internal;
    if (!finished_) commit(state);
    if (!cut_short && !finished_) last();
    File& extra = files_.back();
    const bool drop = !cut_short && last_file == LastFile::drop;
    // First the checkpoint, which from then on asks for nothing of that file.
    if (drop) extra.waiting.clear(), extra.size = 0;
    if (!cut_short) commit_as(finished, state);
    if (drop && trouble_.empty()) {
        platform::close(std::exchange(extra.descriptor, -1));  // Windows removes no file that is open
        if (!platform::remove_file(path(files_.size() - 1))) fail(extra.name);
    }
    if (!trouble_.empty()) {
        io_.err.write(trouble_);
        return Exit::input_output;
    }
    return cut_short ? std::optional(exit) : std::nullopt;
}

Exit Workplace::end(Exit exit, std::string_view state, FunctionRef<std::string()> manifest,
                    std::string_view words) {
    const auto last = [&] { write_whole("manifest.json", manifest()); };
    if (const auto cut = end(exit, state, last)) return *cut;
    return io_.out.write(words) == Output::Condition::failed ? Exit::input_output : Exit::done;
}

void Workplace::write_whole(const std::string& name, std::string_view bytes) {
    if (!trouble_.empty()) return;
    const std::string path = folder_ + '/' + name, made = path + ".new";
    const int descriptor = platform::open_emptied(made);
    bool done = descriptor >= 0 && write_all(descriptor, bytes) && platform::synchronise(descriptor);
    if (descriptor >= 0) done = platform::close(descriptor) && done;
    // The names in a folder outlast a power cut only when the folder itself was synchronised.
    if (!done || !platform::replace_file(made, path) || !platform::synchronise_folder(folder_)) fail(name);
}

void Workplace::fail(const std::string& what) {
    if (!trouble_.empty()) return;
    trouble_ = fmt::format("nonet: cannot write {}/{}: {}\n", folder_, what, platform::last_error());
    io_.cancel.store(true, std::memory_order_relaxed);
}

Seed seed_of_run(const Args& args) {
    const auto folder = args.value(flag::output);
    if (!args.has(flag::seed) && args.has(flag::resume) && folder) {
        std::istringstream lines(checkpoint_in(*folder).value_or(""));
        std::string line, word;
        std::uint64_t seed = 0;
        std::getline(lines, line);
        if (lines >> word >> seed && word == seed_word) return {seed};
    }
    return seed_of(args);
}

std::string hash_of_file(const std::string& path) {
    std::ifstream file(platform::path_from(path), std::ios::binary);
    Sha256 sum;
    std::vector<char> buffer(1 << 16);
    while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size())), file.gcount() > 0)
        sum.add({buffer.data(), static_cast<std::size_t>(file.gcount())});
    return hex(sum.digest());
}

}  // namespace nonet::cli
