#pragma once
// A folder in which a long run writes its files.  The run can be stopped at any moment and resumed.
//
//   append, append, ..., commit      again and again
//
// A commit brings everything that was appended to the disk, then replaces the file `checkpoint`.  The checkpoint has the
// size and the SHA-256 of each file, and the command's own state.  Replacing is one rename, so there is always a whole
// checkpoint.  To resume, the files are compared with these hashes and cut back to these sizes, and the rows after them are
// made again.  So the bytes do not depend on how often a run was killed.
//
// One process at a time works in a folder: it holds the file `lock`, which says who it is.  The system frees the lock of a
// process that was killed.

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "command/sha256.hpp"
#include "frame/args.hpp"
#include "frame/files.hpp"
#include "frame/seed.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::cli {

class Workplace {
 public:
    // Makes or opens the folder of --output.  Throws FileError if it cannot, or if another process works in the folder.
    // Throws UsageError if the folder holds a run and there is no --resume, if that run had other settings, or if its files
    // were changed.
    //
    //   names   of the files; all of them exist from now on
    //   seed    of a run that has one: it belongs to the settings, typed or not
    Workplace(const Args& args, Streams& io, std::vector<std::string> names,
              std::optional<std::uint64_t> seed = {});
    ~Workplace();
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    // What the last commit of the run that goes on here said; empty for a new run.
    const std::string& state() const { return state_; }
    bool is_finished() const { return finished_; }  // that run came to its end

    void append(std::size_t file, std::string_view bytes);

    // Makes what was appended last.  `state` is one line or several, in the command's own words.
    void commit(std::string_view state);
    bool commit_is_due() const;  // twenty times as long as the last one took has gone by, or a second

    // The end of a run, with the exit of its pipeline.
    //
    //   last     called where the run is complete, unless it was so before: appends or writes what comes last
    //   returns  the command's exit when the run was cut short or the disk failed; otherwise nothing
    enum class LastFile { keep, drop };  // whether only a run at work needs it
    std::optional<Exit> end(Exit exit, std::string_view state, FunctionRef<void()> last,
                            LastFile last_file = LastFile::keep);

    // The same for a run whose last file is manifest.json, and which then prints `words` on standard output.
    //
    //   returns  done, or what went wrong
    Exit end(Exit exit, std::string_view state, FunctionRef<std::string()> manifest, std::string_view words);

    std::string path(std::size_t file) const { return folder_ + '/' + files_[file].name; }
    std::uint64_t size(std::size_t file) const { return files_[file].size; }
    // Of all that was appended: a manifest describes the rows that were made, even if the file has changed since.
    std::string sha256(std::size_t file) const;

 private:
    struct File {
        std::string name;
        int descriptor = -1;
        std::uint64_t size = 0;  // with what waits
        std::string waiting{};   // to be written
        Sha256 sum{};            // of `size` bytes
        std::string found{};     // their SHA-256 in the checkpoint
    };

    // Freed after the files are closed.
    struct Lock {
        std::string path;
        int descriptor = -1;
        ~Lock();
    };

    void take_lock();
    void write_whole(std::string_view name, std::string_view bytes);  // at once and whole

    void open_files(bool begun);
    void read_checkpoint(const std::string& text);
    void flush(File& file);
    void commit_as(std::string_view word, std::string_view state);
    void fail(std::string_view what);

    Streams& io_;
    std::string folder_, settings_, state_;
    std::string manifest_ = "-";  // its SHA-256 once it is written
    Lock lock_;
    const std::optional<std::uint64_t> seed_;
    bool finished_ = false;
    // What went wrong with the disk; nothing is written from then on, and work is cancelled.
    std::string trouble_;
    std::vector<File> files_;
    std::chrono::steady_clock::time_point next_commit_;
};

// The seed of a run in the folder of --output: what was typed; that of the run which --resume goes on with; a new one.
Seed seed_of_run(const Args& args);

}  // namespace nonet::cli
