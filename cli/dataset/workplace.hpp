#pragma once
// A folder in which a long run writes its files, so that it can be stopped at any moment and gone on with.
//
//   append, append, ..., commit      again and again
//
// A commit makes sure that all that was appended is on the disk, then replaces the file `checkpoint` by one that says
// how long each file is, and what the command has to know to go on: its state.  Replacing is one rename, so there is
// always a whole checkpoint.  To resume, the files are cut back to their sizes in the checkpoint; what came after it is
// made again.  So the bytes do not depend on how often a run was killed.

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "frame/args.hpp"
#include "frame/files.hpp"
#include "frame/seed.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::cli {

class Workplace {
 public:
    // Makes or opens the folder of --output.  Throws UsageError when it cannot, when it holds a run and --resume was not
    // said, or when that run had other settings.
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

    // Writes a file at once and whole.
    void write_whole(const std::string& name, std::string_view bytes);

 private:
    struct File {
        std::string name;
        int descriptor = -1;
        std::uint64_t size = 0;  // with what waits
        std::string waiting{};   // to be written
    };

    void open_files(bool begun);
    void read_checkpoint(const std::string& text);
    void flush(File& file);
    void commit_as(std::string_view word, std::string_view state);
    void fail(const std::string& what);

    Streams& io_;
    std::string folder_, settings_, state_;
    const std::optional<std::uint64_t> seed_;
    bool finished_ = false;
    // What went wrong with the disk; nothing is written from then on, and work is cancelled.
    std::string trouble_;
    std::vector<File> files_;
    std::chrono::steady_clock::time_point next_commit_;
};

// The seed of a run in the folder of --output: what was typed; that of the run which --resume goes on with; a new one.
Seed seed_of_run(const Args& args);

// 64 characters of SHA-256.
std::string hash_of_file(const std::string& path);

}  // namespace nonet::cli
