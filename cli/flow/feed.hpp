#pragma once
// Turns files into batches: opens, unpacks and reads them, and reports read errors.

#include "flow/batch.hpp"
#include "flow/pipeline.hpp"
#include "flow/progress.hpp"
#include "flow/shard.hpp"

namespace nonet::cli {

// The receiver of batches.
class BatchSink {
 public:
    virtual ~BatchSink() = default;
    virtual Batch&
    vacant() = 0;  // returns an empty batch, the same one until it is sent; blocks until there is one
    virtual void send() = 0;  // the batch is complete
};

class Feed {
 public:
    Feed(Streams& io, BatchSink& sink, Progress& progress, const PipelineOptions& options, const Shard& shard)
        : io_(io), sink_(sink), progress_(progress), options_(options), shard_(shard) {}

    // Reads the files one after the other; returns early if work is cancelled.
    InputSeen read(const std::vector<std::string>& files);

 private:
    void read_file(const std::string& path);
    void read_input(std::unique_ptr<Input> packed, const std::string& source);
    void read_puzzle_of_picture(Input& input, const std::string& source);
    void read_records(Input& input, const std::string& source);
    Geometry board_of(ReadBytes read, std::string& ahead);
    void add_record(Batch& batch);
    bool add_plain_lines(PuzzleReader& reader);
    void send_if_full(const Batch& batch);
    bool takes_next() const { return records_ >= options_.first && shard_.has(records_); }
    void pass_over(std::string_view csv_header);
    Batch& open_batch(const std::string& source, std::string_view csv_header);
    void send();
    void trouble(const std::string& source, const std::string& why);
    bool cancelled() const { return io_.cancel.load(std::memory_order_relaxed); }

    Streams& io_;
    BatchSink& sink_;
    Progress& progress_;
    const PipelineOptions options_;
    const Shard shard_;
    Sha256 seen_;  // of all records, if there are several shards
    using Clock = std::chrono::steady_clock;
    Record record_;                         // the current one
    Clock::duration reading_{}, waited_{};  // time spent on reading it, and on waiting for its bytes
    std::string table_header_;              // the CSV header of the previous records
    bool table_names_boards_ = false;       // whether the boards of those records are named
    bool names_boards_ = false;             // the same for the current records
    std::string board_;                     // of the current input; empty: the classic one
    bool table_open_ = false;               // the table has records
    Batch* open_ = nullptr;                 // the vacant batch after its first row
    std::size_t bytes_in_batch_ = 0;
    std::uint64_t records_ = 0, batches_ = 0, bytes_before_ = 0;
};

// Returns the sum of the files' sizes; 0 if one of them is not a regular file.
std::uint64_t total_size(const std::vector<std::string>& files, const Streams& io);

}  // namespace nonet::cli
