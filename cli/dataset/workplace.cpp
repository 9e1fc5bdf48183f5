#include "dataset/workplace.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

#include "command/sha256.hpp"
#include "frame/flags.hpp"
#include "nonet/version.hpp"

namespace nonet::cli {
namespace {

// All of a file; nothing if it cannot be read.
std::optional<std::string> whole_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

constexpr std::string_view checkpoint_name = "checkpoint";
constexpr std::string_view first_line = "nonet checkpoint 1", at_work = "at work", finished = "finished";

bool write_all(int descriptor, std::string_view bytes) {
    return FileOutput(descriptor).write(bytes) == Output::Condition::open;
}

// The names in a folder outlast a power cut only when the folder itself was synchronised.
bool sync_folder(const std::string& folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool done = fsync(descriptor) == 0;
    close(descriptor);
    return done;
}

}  // namespace

Workplace::Workplace(const Args& args, Streams& io, std::vector<std::string> names) : io_(io) {
    if (!args.has(flag::output)) throw UsageError("--output DIR is needed: the folder to write into");
    folder_ = std::string(*args.value(flag::output));
    // The inputs' sizes, so that another file of the same name is noticed.
    std::string settings = args.settings() + NONET_VERSION;
    for (const std::string& file : args.operands()) settings += fmt::format("\n{}", size_of_file(file));
    settings_ = hex(Sha256().add(settings).digest());
    for (std::string& name : names) files_.push_back({.name = std::move(name)});

    if (mkdir(folder_.c_str(), 0777) != 0 && errno != EEXIST)
        throw FileError(fmt::format("--output: cannot make {}: {}", folder_, std::strerror(errno)));
    const auto checkpoint = whole_file(fmt::format("{}/{}", folder_, checkpoint_name));
    if (checkpoint && !args.has(flag::resume))
        throw UsageError(fmt::format("--output: {} holds a run already; --resume goes on with it", folder_));
    if (checkpoint) read_checkpoint(*checkpoint);
    open_files(checkpoint.has_value());
    if (!checkpoint) commit({});
}

Workplace::~Workplace() {
    for (File& file : files_)
        if (file.descriptor >= 0) close(file.descriptor);
}

void Workplace::read_checkpoint(const std::string& text) {
    std::istringstream lines(text);
    std::string line, word, settings, name;
    std::getline(lines, line);
    lines >> word >> settings;
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
        file.descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        struct stat status{};
        if (file.descriptor < 0 || fstat(file.descriptor, &status) != 0)
            throw FileError(fmt::format("--output: cannot open {}: {}", path, std::strerror(errno)));
        if (!begun && status.st_size != 0)
            throw UsageError(fmt::format("--output: {} is there already, and no run to go on with", path));
        if (static_cast<std::uint64_t>(status.st_size) < file.size)
            throw UsageError(fmt::format("--resume: {} is shorter than it was", path));
        if (ftruncate(file.descriptor, static_cast<off_t>(file.size)) != 0)
            throw FileError(fmt::format("--output: cannot cut {}: {}", path, std::strerror(errno)));
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
    std::string text = fmt::format("{}\nsettings {}\n", first_line, settings_);
    for (File& file : files_) {
        flush(file);
        if (trouble_.empty() && fdatasync(file.descriptor) != 0) fail(file.name);
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
    if (drop && trouble_.empty() && unlink(path(files_.size() - 1).c_str()) != 0) fail(extra.name);
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
    const int descriptor = open(made.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    bool done = descriptor >= 0 && write_all(descriptor, bytes) && fsync(descriptor) == 0;
    if (descriptor >= 0) done = close(descriptor) == 0 && done;
    if (!done || rename(made.c_str(), path.c_str()) != 0 || !sync_folder(folder_)) fail(name);
}

void Workplace::fail(const std::string& what) {
    if (!trouble_.empty()) return;
    trouble_ = fmt::format("nonet: cannot write {}/{}: {}\n", folder_, what, std::strerror(errno));
    io_.cancel.store(true, std::memory_order_relaxed);
}

std::string hash_of_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    Sha256 sum;
    std::vector<char> buffer(1 << 16);
    while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size())), file.gcount() > 0)
        sum.add({buffer.data(), static_cast<std::size_t>(file.gcount())});
    return hex(sum.digest());
}

}  // namespace nonet::cli
