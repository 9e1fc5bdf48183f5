#include "flow/feed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "command/plain_lines.hpp"
#include "flow/first_board.hpp"
#include "flow/picture.hpp"
#include "flow/unpack.hpp"
#include "frame/files.hpp"
#include "frame/words.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

constexpr std::size_t most_bytes = 1 << 20;     // of text in a batch, up to one puzzle more
constexpr std::size_t most_of_boards = 16;      // puzzles of other boards, each of which may take long
constexpr std::size_t kept_capacity = 1 << 10;  // puzzles are short: the memory of a long text is released

// Two equal digits next to each other.
constexpr Grid without_solution{{1, 1}};

// Records are reused and keep their memory, unless it is large.
void forget(Record& record) {
    for (std::string* text : {&record.text, &record.rest})
        if (text->capacity() > kept_capacity) std::string().swap(*text);
}

// Wraps standard input as an input with an owner.
class Borrowed : public Input {
 public:
    explicit Borrowed(Input& input) : input_(input) {}
    std::expected<std::size_t, std::string> read(char* buffer, std::size_t size) override {
        return input_.read(buffer, size);
    }
    bool ready() override { return input_.ready(); }
    std::uint64_t taken() const override { return input_.taken(); }
    std::uint64_t size() const override { return input_.size(); }

 private:
    Input& input_;
};

// Operands can be puzzles instead of files, but not a mixture.
std::string_view advice_on(const std::string& path) {
    return parse_puzzle(path) ? "; puzzles and files cannot be mixed" : "";
}

}  // namespace

InputSeen Feed::read(const std::vector<std::string>& files) {
    for (const std::string& path : files) {
        if (cancelled()) break;
        read_file(path);
    }
    return {.records = records_, .hash = hex(seen_.digest())};
}

void Feed::read_file(const std::string& path) {
    if (path == "-") return read_input(std::make_unique<Borrowed>(io_.in), "<stdin>");
    auto file = open_file(path, io_);
    if (cancelled()) return;  // while waiting for a writer of a named pipe
    if (!file) return trouble(path, "cannot open: " + file.error() + std::string(advice_on(path)));
    read_input(std::move(*file), path);
}

void Feed::read_input(std::unique_ptr<Input> packed, const std::string& source) {
    bool is_picture = false;
    // A picture of a few kilobytes can take seconds and hundreds of megabytes; the reader of text rejects it.
    const auto input = unpacked(std::move(packed), io_.is_request ? nullptr : &is_picture);
    is_picture ? read_puzzle_of_picture(*input, source) : read_records(*input, source);
    bytes_before_ += input->taken();
}

void Feed::read_puzzle_of_picture(Input& input, const std::string& source) {
    std::string notice;
    auto record = read_picture(input, notice);
    if (!record) return trouble(source, "cannot read: " + record.error());
    if (!notice.empty()) {
        std::string message = fmt::format("nonet: {}: warning: {}\n", source, notice);
        escape_controls(message);
        progress_.message(message);
    }
    record_ = std::move(*record);
    board_.clear();
    names_boards_ = false;
    if (shard_.parts > 1) seen_.add(record_.text).add("\n");
    if (!takes_next()) return pass_over({});
    add_record(open_batch(source, {}));
    send();
}

void Feed::read_records(Input& input, const std::string& source) {
    std::string failure;
    const auto read = [&](char* buffer, std::size_t size) -> std::size_t {
        if (!failure.empty()) return 0;
        const auto begun = Clock::now();
        if (!input.ready()) send();  // before waiting: the reader may be waiting for these answers
        const auto count = input.read(buffer, size);
        waited_ += Clock::now() - begun;
        progress_.bytes_taken(bytes_before_ + input.taken());
        if (count) return *count;
        failure = count.error();
        return 0;
    };
    std::string ahead;
    std::size_t at = 0;
    const auto read_on = [&](char* buffer, std::size_t size) {
        if (at == ahead.size()) return read(buffer, size);
        const std::size_t count = std::string_view(ahead).substr(at).copy(buffer, size);
        at += count;
        return count;
    };
    PuzzleReader reader = options_.boards ? PuzzleReader(read_on, board_of(read, ahead)) : PuzzleReader(read);
    const auto next = [&] {
        waited_ = {};
        const auto begun = Clock::now();
        const bool found = reader.next(record_);
        reading_ = Clock::now() - begun - waited_;
        return found;
    };
    for (bool first = true; next() && !cancelled(); first = false) {
        if (first && record_.puzzle.board_puzzle()) names_boards_ = true;
        if (shard_.parts > 1) seen_.add(record_.text).add("\n");
        if (!takes_next()) {
            pass_over(reader.csv_header());
            continue;
        }
        add_record(open_batch(source, reader.csv_header()));
        while (open_ && add_plain_lines(reader)) {
        }
    }
    send();
    if (!failure.empty()) trouble(source, "cannot read: " + failure);
}

// Returns the input's board; `ahead` is the text that was read for that.
Geometry Feed::board_of(ReadBytes read, std::string& ahead) {
    const Geometry board = options_.board ? *options_.board : board_ahead(read, ahead);
    board_ = board == Geometry::classic() ? "" : board.name();
    names_boards_ = !board_.empty();
    return board;
}

void Feed::add_record(Batch& batch) {
    bytes_in_batch_ += record_.text.size() + record_.rest.size();
    if (options_.plain_lines) {
        const bool alone = record_.error || record_.puzzle.board_puzzle() ||
                           record_.puzzle.classic()->marks || !record_.losses.empty();
        batch.grids[batch.size] = alone ? without_solution : record_.puzzle.classic()->givens;
    }
    if (batch.stored == batch.store.size()) batch.store.emplace_back();
    batch.reading.resize(batch.store.size());
    batch.reading[batch.stored] = reading_;
    std::swap(batch.store[batch.stored++], record_);
    ++batch.size;
    ++records_;
    send_if_full(batch);
}

// Adds the lines that were read together with a record; returns false if the record is not a plain line.
bool Feed::add_plain_lines(PuzzleReader& reader) {
    if (!options_.plain_lines || shard_.parts > 1) return false;  // shards examine each record
    Batch& batch = *open_;
    const PlainLines lines = PlainLines::taken_from(reader, std::span(batch.grids).subspan(batch.size),
                                                    std::span(batch.texts).subspan(batch.size));
    if (lines.count == 0) return false;
    batch.plain.push_back({batch.size, lines});
    batch.size += lines.count;
    records_ += lines.count;
    bytes_in_batch_ += lines.count * lines.advance;
    send_if_full(batch);
    return true;
}

void Feed::send_if_full(const Batch& batch) {
    const std::size_t most =
        batch.names_boards ? std::min(options_.batch_size, most_of_boards) : options_.batch_size;
    if (batch.size >= most || bytes_in_batch_ >= most_bytes) send();
}

// Skips a record of another shard. If a table begins with it, the table has begun.
void Feed::pass_over(std::string_view csv_header) {
    send();
    ++records_;
    table_open_ = true;
    if (table_header_ != csv_header) table_header_ = csv_header;
    table_names_boards_ = names_boards_;
}

Batch& Feed::open_batch(const std::string& source, std::string_view csv_header) {
    if (open_ && (open_->csv_header != csv_header || open_->board != board_)) send();  // another table begins
    if (open_) return *open_;
    Batch& batch = *(open_ = &sink_.vacant());
    batch.number = batches_++;
    batch.first_record = records_;
    batch.source = source;
    batch.csv_header = csv_header;
    batch.board = board_;
    batch.names_boards = names_boards_;
    batch.starts_table = !table_open_ || csv_header != table_header_ || names_boards_ != table_names_boards_;
    for (Record& record : std::span(batch.store).first(batch.stored)) forget(record);
    batch.stored = batch.size = 0;
    batch.trouble.clear();
    batch.plain.clear();
    if (options_.plain_lines) {
        batch.grids.resize(options_.batch_size);
        batch.texts.resize(options_.batch_size);
    }
    bytes_in_batch_ = 0;
    table_open_ = true;
    table_header_ = csv_header;
    table_names_boards_ = names_boards_;
    return batch;
}

void Feed::send() {
    if (std::exchange(open_, nullptr)) sink_.send();
}

// The message goes through the pipeline like everything else, so that it appears at its place.
void Feed::trouble(const std::string& source, const std::string& why) {
    const bool table_open = table_open_;
    std::string message = fmt::format("nonet: {}: {}\n", source, why);
    escape_controls(message);
    open_batch(source, table_header_).trouble = std::move(message);
    table_open_ = table_open;  // no row is in it
    send();
}

std::uint64_t total_size(const std::vector<std::string>& files, const Streams& io) {
    std::uint64_t total = 0;
    for (const std::string& path : files) {
        const std::uint64_t size = path == "-" ? io.in.size() : size_of_file(path);
        if (size == 0) return 0;
        total += size;
    }
    return total;
}

}  // namespace nonet::cli
