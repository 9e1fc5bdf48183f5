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
    // Creates or opens the folder of --output. Throws FileError if that fails, or if another process works in the
    // folder. Throws UsageError if the folder holds a run and --resume is absent, if that run had other settings, or if
    // its files were changed.
    //
    //   names   of the files, which are created
    //   seed    of a run that has one: it belongs to the settings even if it was not typed
    Workplace(const Args& args, Streams& io, std::vector<std::string> names,
              std::optional<std::uint64_t> seed = {});
    ~Workplace();
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    // Returns the state of the resumed run's last commit; empty for a new run.
    const std::string& state() const { return state_; }
    bool is_finished() const { return finished_; }  // the resumed run was complete

    void append(std::size_t file, std::string_view bytes);

    // Commits everything that was appended. `state` is one or more lines in the command's own words.
    void commit(std::string_view state);
    bool commit_is_due() const;  // twenty times the last one's duration has passed, or a second

    // Ends a run with the exit code of its pipeline.
    //
    //   last     called if the run is complete and was not complete before: appends or writes the final parts
    //   returns  the command's exit if the run was cut short or the disk failed; otherwise nothing
    enum class LastFile { keep, drop };  // drop: only a run in progress needs it
    std::optional<Exit> end(Exit exit, std::string_view state, FunctionRef<void()> last,
                            LastFile last_file = LastFile::keep);

    // The same for a run whose last file is manifest.json and which then prints `words` on standard output.
    //
    //   returns  done, or the error
    Exit end(Exit exit, std::string_view state, FunctionRef<std::string()> manifest, std::string_view words);

    std::string path(std::size_t file) const { return folder_ + '/' + files_[file].name; }
    std::uint64_t size(std::size_t file) const { return files_[file].size; }
    // Returns the hash of all that was appended: a manifest describes the rows that were made, even if the file has
    // changed since.
    std::string sha256(std::size_t file) const;

 private:
    struct File {
        std::string name;
        int descriptor = -1;
        std::uint64_t size = 0;  // including waiting bytes
        std::string waiting{};   // not yet written
        Sha256 sum{};            // of the first `size` bytes
        std::string found{};     // their SHA-256 in the checkpoint
    };

    // Released after the files are closed.
    struct Lock {
        std::string path;
        int descriptor = -1;
        ~Lock();
    };

    void take_lock();
    void write_whole(std::string_view name, std::string_view bytes);  // as a single replacement of the file

    void open_files(bool begun);
    void read_checkpoint(const std::string& text);
    void flush(File& file);
    void commit_as(std::string_view word, std::string_view state);
    void fail(std::string_view what);

    Streams& io_;
    std::string folder_, settings_, state_;
    std::string manifest_ = "-";  // its SHA-256 after it was written
    Lock lock_;
    const std::optional<std::uint64_t> seed_;
    bool finished_ = false;
    // The disk error, if any; from then on nothing is written, and work is cancelled.
    std::string trouble_;
    std::vector<File> files_;
    std::chrono::steady_clock::time_point next_commit_;
};

// Returns the seed of a run in the folder of --output: the typed one, that of the resumed run, or a new one.
Seed seed_of_run(const Args& args);

}  // namespace nonet::cli
