#include "dataset/workplace.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <thread>
#include <utility>

#include "command/sha256.hpp"
#include "frame/flags.hpp"
#include "nonet/version.hpp"
#include "platform/descriptors.hpp"
#include "platform/process.hpp"

namespace nonet::cli {
namespace {

// Returns the contents of a file; nothing if it cannot be read.
std::optional<std::string> whole_file(const std::string& path) {
    std::ifstream file(platform::path_from(path), std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

constexpr std::string_view checkpoint_name = "checkpoint", manifest_name = "manifest.json",
                           lock_name = "lock";
// The first line ends with the SHA-256 of all lines after it.
constexpr std::string_view checkpoint_head = "nonet checkpoint 2 ", at_work = "at work",
                           finished = "finished", seed_word = "seed", none = "-";

std::optional<std::string> checkpoint_in(std::string_view folder) {
    return whole_file(fmt::format("{}/{}", folder, checkpoint_name));
}

// Returns the hash of the first `size` bytes of a file; nothing if it has fewer.
std::optional<Sha256> sum_of_start(const std::string& path, std::uint64_t size) {
    std::ifstream file(platform::path_from(path), std::ios::binary);
    Sha256 sum;
    std::vector<char> buffer(1 << 16);
    while (size > 0) {
        file.read(buffer.data(), static_cast<std::streamsize>(std::min<std::uint64_t>(size, buffer.size())));
        if (file.gcount() <= 0) return std::nullopt;
        sum.add({buffer.data(), static_cast<std::size_t>(file.gcount())});
        size -= static_cast<std::uint64_t>(file.gcount());
    }
    return sum;
}

std::string hash_so_far(Sha256 sum) { return hex(sum.digest()); }

// Returns the time as in "2026-11-28T01:02:03Z".
std::string time_now() {
    namespace chrono = std::chrono;
    const auto now = chrono::floor<chrono::seconds>(chrono::system_clock::now());
    const auto today = chrono::floor<chrono::days>(now);
    const chrono::year_month_day date(today);
    const chrono::hh_mm_ss time(now - today);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count());
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
    // The inputs' sizes are included, so that a different file of the same name is noticed.
    std::string settings = args.settings(seed) + NONET_VERSION;
    for (const std::string& file : args.operands()) settings += fmt::format("\n{}", size_of_file(file));
    settings_ = hex(Sha256().add(settings).digest());
    for (std::string& name : names) files_.push_back({.name = std::move(name)});

    if (!platform::make_folder(folder_))
        throw FileError(fmt::format("--output: cannot make {}: {}", folder_, platform::last_error()));
    take_lock();
    const auto checkpoint = checkpoint_in(folder_);
    if (checkpoint && !args.has(flag::resume))
        throw UsageError(
            fmt::format("--output: {} already holds a run: add --resume to continue it", folder_));
    if (checkpoint) read_checkpoint(*checkpoint);
    open_files(checkpoint.has_value());
    if (!checkpoint) commit({});
}

Workplace::Lock::~Lock() {
    if (descriptor >= 0) platform::unlock_file(descriptor, path);
}

Workplace::~Workplace() {
    for (File& file : files_)
        if (file.descriptor >= 0) platform::close(file.descriptor);
}

void Workplace::take_lock() {
    lock_.path = fmt::format("{}/{}", folder_, lock_name);
    platform::FileLock lock = platform::lock_file(lock_.path);
    std::string holder;
    // Directly after the lock is taken, the file may not name the holder yet.
    for (int again = 0; lock.outcome == platform::LockOutcome::held && again < 100; ++again) {
        holder = whole_file(lock_.path).value_or("");
        if (!holder.empty()) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        lock = platform::lock_file(lock_.path);
    }
    switch (lock.outcome) {
        case platform::LockOutcome::taken: break;
        case platform::LockOutcome::held:
            throw FileError(
                fmt::format("--output: found {} in use by {}, expected a folder that no other run uses",
                            folder_, holder.empty() ? "another process" : holder));
        case platform::LockOutcome::unsupported:
            io_.err.write(fmt::format(
                "nonet: warning: cannot lock {}: {}; make sure that no other run uses this folder\n",
                lock_.path, platform::last_error()));
            return;
        case platform::LockOutcome::failed:
            throw FileError(fmt::format("--output: cannot open {}: {}", lock_.path, platform::last_error()));
    }
    lock_.descriptor = lock.descriptor;
    platform::cut(lock_.descriptor, 0);
    write_all(lock_.descriptor, fmt::format("{}, started at {}", platform::process_on_host(), time_now()));
}

void Workplace::read_checkpoint(const std::string& text) {
    const std::size_t line_end = std::min(text.find('\n'), text.size());
    const std::string_view head = std::string_view(text).substr(0, line_end),
                           rest = std::string_view(text).substr(std::min(line_end + 1, text.size()));
    if (!head.starts_with(checkpoint_head))
        throw UsageError(fmt::format("--resume: {}/{} is not a checkpoint", folder_, checkpoint_name));
    const auto damaged = [&] {
        return UsageError(fmt::format("--resume: {}/{} is damaged", folder_, checkpoint_name));
    };
    if (head.substr(checkpoint_head.size()) != hash_so_far(Sha256().add(rest))) throw damaged();
    std::istringstream lines{std::string(rest)};
    std::string word, settings, name, line;
    lines >> word;
    if (word == seed_word) lines >> word >> word;
    lines >> settings;
    if (settings != settings_)
        throw UsageError(fmt::format(
            "--resume: {} holds a run with other options, other input files or another version", folder_));
    for (File& file : files_) lines >> word >> file.size >> file.found >> name;
    lines >> word >> manifest_;
    std::getline(lines >> std::ws, line);
    finished_ = line == finished;
    if (!lines || (!finished_ && line != at_work)) throw damaged();
    std::getline(lines, state_, '\0');
}

// Requires that the files of a finished run are unchanged; cuts back those of an unfinished one.
void Workplace::open_files(bool begun) {
    const auto expect_same = [](const std::string& path, bool is_same) {
        if (is_same) return;
        throw UsageError(fmt::format(
            "--resume: {} was changed: its SHA-256 differs from the checkpoint; use a new folder", path));
    };
    for (File& file : files_) {
        const std::string path = folder_ + '/' + file.name;
        file.descriptor = platform::open_to_append(path);
        if (file.descriptor < 0)
            throw FileError(fmt::format("--output: cannot open {}: {}", path, platform::last_error()));
        const std::uint64_t size = platform::size_of_regular_file(file.descriptor).value_or(0);
        if (!begun && size != 0)
            throw UsageError(
                fmt::format("--output: {} exists already, but there is no run to continue", path));
        if (!begun) continue;
        const auto sum = sum_of_start(path, file.size);
        expect_same(path, sum && hash_so_far(*sum) == file.found && (size == file.size || !finished_));
        file.sum = *sum;
        if (!platform::cut(file.descriptor, file.size))
            throw FileError(fmt::format("--output: cannot cut {}: {}", path, platform::last_error()));
    }
    if (manifest_ == none) return;
    const std::string path = fmt::format("{}/{}", folder_, manifest_name);
    expect_same(path, manifest_ == hash_so_far(Sha256().add(whole_file(path).value_or(""))));
}

void Workplace::append(std::size_t number, std::string_view bytes) {
    constexpr std::size_t most_waiting = 1 << 20;
    File& file = files_[number];
    file.waiting += bytes;
    file.size += bytes.size();
    file.sum.add(bytes);
    if (file.waiting.size() >= most_waiting) flush(file);
}

void Workplace::flush(File& file) {
    if (trouble_.empty() && !write_all(file.descriptor, file.waiting)) fail(file.name);
    file.waiting.clear();
}

void Workplace::commit(std::string_view state) { commit_as(at_work, state); }

void Workplace::commit_as(std::string_view word, std::string_view state) {
    const auto start = std::chrono::steady_clock::now();
    std::string text;
    if (seed_) text += fmt::format("{} {}\n", seed_word, *seed_);
    text += fmt::format("settings {}\n", settings_);
    for (File& file : files_) {
        flush(file);
        if (trouble_.empty() && !platform::synchronise(file.descriptor)) fail(file.name);
        text += fmt::format("file {} {} {}\n", file.size, hash_so_far(file.sum), file.name);
    }
    text += fmt::format("manifest {}\n{}\n{}", manifest_, word, state);
    write_whole(checkpoint_name,
                fmt::format("{}{}\n{}", checkpoint_head, hash_so_far(Sha256().add(text)), text));

    // Commits take at most a twentieth of the time, unless the disk is very slow.
    using namespace std::chrono_literals;
    const auto now = std::chrono::steady_clock::now();
    next_commit_ = now + std::clamp<std::chrono::steady_clock::duration>(20 * (now - start), 50ms, 1s);
}

bool Workplace::commit_is_due() const { return std::chrono::steady_clock::now() >= next_commit_; }

std::string Workplace::sha256(std::size_t file) const { return hash_so_far(files_[file].sum); }

std::optional<Exit> Workplace::end(Exit exit, std::string_view state, FunctionRef<void()> last,
                                   LastFile last_file) {
    const bool cut_short = exit == Exit::interrupted || exit == Exit::internal;
    if (!finished_) commit(state);
    if (!cut_short && !finished_) last();
    File& extra = files_.back();
    const bool drop = !cut_short && last_file == LastFile::drop;
    // Writes the checkpoint first, which from then on does not need that file.
    if (drop) extra.waiting.clear(), extra.size = 0, extra.sum = {};
    if (!cut_short) commit_as(finished, state);
    if (drop && trouble_.empty()) {
        platform::close(std::exchange(extra.descriptor, -1));  // Windows cannot remove an open file
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
    const auto last = [&] {
        const std::string text = manifest();
        manifest_ = hash_so_far(Sha256().add(text));
        write_whole(manifest_name, text);
    };
    if (const auto cut = end(exit, state, last)) return *cut;
    return io_.out.write(words) == Output::Condition::failed ? Exit::input_output : Exit::done;
}

void Workplace::write_whole(std::string_view name, std::string_view bytes) {
    if (!trouble_.empty()) return;
    const std::string path = fmt::format("{}/{}", folder_, name), made = path + ".new";
    const int descriptor = platform::open_emptied(made);
    bool done = descriptor >= 0 && write_all(descriptor, bytes) && platform::synchronise(descriptor);
    if (descriptor >= 0) done = platform::close(descriptor) && done;
    // The names in a folder only survive a power failure after the folder itself is synchronised.
    if (!done || !platform::replace_file(made, path) || !platform::synchronise_folder(folder_)) fail(name);
}

void Workplace::fail(std::string_view what) {
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

}  // namespace nonet::cli
