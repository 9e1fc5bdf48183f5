// The states of a slot: vacant -> filled (by the reader) -> in work -> finished -> (its rows are printed) vacant. Slots
// are used in turn, so batch n is in slot n % slots, and the oldest batch is always with a worker or being printed.

#include "flow/pipeline.hpp"

#include <fmt/format.h>

#include <deque>
#include <exception>

#include "flow/feed.hpp"
#include "flow/shard.hpp"
#include "nonet/language.hpp"
#include "platform/process.hpp"

namespace nonet::cli {

void Rows::refuse(const Batch& batch, const Error& error) {
    exit(Exit::bad_input);
    message(batch, error.line, error.column, "error", error.message());
}

void Rows::message(const Batch& batch, std::uint64_t line, std::uint64_t column, std::string_view kind,
                   std::string_view text) {
    messages.add({batch.source, line, column}, kind, text, err_colour_);
}

class Pipeline : public BatchSink {
 public:
    Pipeline(Streams& io, Progress& progress, const Work& work, unsigned jobs, ShardFrames* frames,
             bool all_messages)
        : io_(io),
          progress_(progress),
          work_(work),
          frames_(frames),
          all_messages_(all_messages),
          slots_(2 * jobs + 2),
          desk_(all_messages) {
        for (unsigned i = 0; i < jobs; ++i)
            workers_.emplace_back([this, language = nonet::language()] {
                const InLanguage chosen(language);
                serve();
            });
    }
    ~Pipeline() override { finish(); }

    Batch& vacant() override {
        std::unique_lock lock(mutex_);
        Slot& slot = slot_of(filled_);
        changed_.wait(lock, [&] { return slot.stage == Stage::vacant; });
        return slot.batch;
    }

    void send() override {
        const std::lock_guard lock(mutex_);
        slot_of(filled_++).stage = Stage::filled;
        changed_.notify_all();
    }

    // No further batches follow; waits until all are printed, and prints the summary of suppressed messages.
    void finish() {
        {
            const std::lock_guard lock(mutex_);
            if (fed_) return;
            fed_ = true;
            changed_.notify_all();
        }
        for (std::thread& worker : workers_) worker.join();
        workers_.clear();
        if (!output_closed()) progress_.message(desk_.rest());
    }

    Exit worst_exit() const { return bug_ ? Exit::internal : exit_; }
    std::uint64_t puzzles() const { return puzzles_; }
    bool output_open() const { return output_ == Output::Condition::open; }
    bool output_closed() const { return output_ == Output::Condition::closed; }
    // Also cancels the work.
    bool gave_up() const { return bug_ || output_ != Output::Condition::open; }

 private:
    enum class Stage { vacant, filled, at_work, finished };
    struct Slot {
        Stage stage = Stage::vacant;
        Batch batch;
        Rows rows;
    };

    Slot& slot_of(std::uint64_t number) { return slots_[number % slots_.size()]; }
    bool cancelled() const { return io_.cancel.load(std::memory_order_relaxed); }

    // Runs a worker.
    void serve() {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, [&] { return taken_ < filled_ || fed_; });
            if (taken_ == filled_) return;
            const std::uint64_t number = taken_++;
            Slot& slot = slot_of(number);
            slot.stage = Stage::at_work;
            lock.unlock();
            answer(slot, number);
            lock.lock();
            slot.stage = Stage::finished;
            let_out(lock);
        }
    }

    void answer(Slot& slot, std::uint64_t number) {
        slot.rows = Rows();
        slot.rows.err_colour_ = io_.err_colour;
        slot.rows.messages.shows_all = all_messages_;
        slot.rows.pass_on_ = [this, &slot, number] { pass_on(slot, number); };
        slot.rows.pass_on_if_first_ = [this, &slot, number] { pass_on_if_first(slot, number); };
        try {
            if (cancelled()) slot.rows.cut();
            if (!slot.rows.is_cut()) work_(slot.batch, slot.rows);
        } catch (const std::exception& bug) {
            // Immediately and out of order: the earlier batches may be cut now.
            progress_.message(fmt::format("nonet: internal error: {}\n", bug.what()));
            bug_.store(true, std::memory_order_relaxed);
            io_.cancel.store(true, std::memory_order_relaxed);
            slot.rows.cut();
        }
        if (slot.rows.is_cut() || slot.batch.trouble.empty()) return;
        slot.rows.err += slot.batch.trouble;
        slot.rows.exit(Exit::input_output);
    }

    // Writes the rows of a batch so far, after the earlier batches are printed.
    void pass_on(Slot& slot, std::uint64_t number) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return out_ == number; });
        lock.unlock();
        write(slot, 0);
    }

    // The same if they are already printed. Frames of shards consist of whole answers.
    void pass_on_if_first(Slot& slot, std::uint64_t number) {
        if (frames_) return;
        {
            const std::lock_guard lock(mutex_);
            if (out_ != number) return;
        }
        write(slot, 0);
    }

    // Prints all finished batches that are next in order. The thread that finishes the oldest one does it.
    void let_out(std::unique_lock<std::mutex>& lock) {
        if (letting_out_) return;
        letting_out_ = true;
        for (Slot* slot = &slot_of(out_); slot->stage == Stage::finished; slot = &slot_of(out_)) {
            lock.unlock();
            if (!closed_ && !slot->rows.is_cut() && slot->rows.in_turn) slot->rows.in_turn();
            write(*slot, slot->batch.size);
            account(*slot);
            lock.lock();
            slot->stage = Stage::vacant;
            ++out_;
            changed_.notify_all();
        }
        letting_out_ = false;
    }

    // Only called for the oldest batch, so by one thread at a time; with it, `done` of its records are complete.
    void write(Slot& slot, std::size_t done) {
        Rows& rows = slot.rows;
        if (frames_ && !rows.is_cut()) rows.out = frames_->frame(slot.batch.first_record, done, rows.out);
        if (!closed_) {
            progress_.message(desk_.take(rows.messages) + rows.err);
            if (output_ == Output::Condition::open) output_ = io_.out.write(rows.out);
            if (output_ != Output::Condition::open) give_up();
        }
        rows.out.clear();
        rows.err.clear();
    }

    // Nothing more can be written, so no search needs to continue.
    void give_up() {
        closed_ = true;
        io_.cancel.store(true, std::memory_order_relaxed);
        if (output_ != Output::Condition::failed) return;
        exit_ = worst(exit_, Exit::input_output);
        progress_.message(fmt::format("nonet: cannot write the output: {}\n", io_.out.why()));
    }

    void account(Slot& slot) {
        if (closed_) return;
        exit_ = worst(exit_, slot.rows.worst());
        for (const auto& gather : slot.rows.gather_) gather();
        if (slot.rows.is_cut()) {
            closed_ = true;  // an answer is missing at this point, so none may follow
            return;
        }
        puzzles_ += slot.batch.size;
        progress_.puzzles_done(slot.batch.size);
    }

    Streams& io_;
    Progress& progress_;
    const Work& work_;
    ShardFrames* const frames_;  // or nullptr: the rows are printed unframed
    const bool all_messages_;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Slot> slots_;  // never moves
    std::uint64_t filled_ = 0, taken_ = 0,
                  out_ = 0;  // batches that have reached each stage; also the next one's number
    bool fed_ = false;
    bool letting_out_ = false;
    std::atomic<bool> bug_{false};

    // Only accessed by the thread that prints.
    MessageDesk desk_;
    Output::Condition output_ = Output::Condition::open;
    bool closed_ = false;  // nothing more is printed
    Exit exit_ = Exit::done;
    std::uint64_t puzzles_ = 0;

    std::vector<std::thread> workers_;
};

namespace {

// `feed` fills the pipeline's batches with the records of the shard, and returns the properties of the whole input.
template <class Feed>
RunOutcome run_with(const Args& args, Streams& io, std::uint64_t total_bytes, const Work& work,
                    const PipelineOptions& options, Feed feed) {
    auto jobs = static_cast<unsigned>(args.number(flag::jobs, options.default_jobs));
    if (jobs == 0) jobs = platform::usable_cpus();
    const std::optional<Shard> shard = shard_of(args, options.batch_size);
    std::optional<ShardFrames> frames;
    if (shard) frames.emplace(args, *shard);
    std::optional<platform::InterruptsElsewhere> masked(std::in_place);
    Progress progress(
        args, io, {.total_bytes = total_bytes, .for_logs = options.for_logs, .more = options.more_progress});
    Pipeline pipeline(io, progress, work, jobs, frames ? &*frames : nullptr, args.has(flag::all_messages));
    masked.reset();

    const InputSeen seen = feed(pipeline, progress, shard.value_or(Shard{}));
    pipeline.finish();

    RunOutcome outcome{pipeline.worst_exit(), pipeline.puzzles(), progress.seconds(), pipeline.output_open()};
    if (pipeline.output_closed())
        outcome.exit = Exit::done;
    else if (io.cancel.load(std::memory_order_relaxed) && !pipeline.gave_up())
        outcome.exit = Exit::interrupted;
    else if (frames && !pipeline.gave_up())
        io.out.write(frames->footer(seen, outcome.exit));
    return outcome;
}

}  // namespace

RunOutcome run_pipeline(const Args& args, Streams& io, const Work& work, PipelineOptions options) {
    options.board = args.board(flag::board);
    return run_with(args, io, total_size(args.files(), io), work, options,
                    [&](BatchSink& sink, Progress& progress, const Shard& shard) {
                        Feed feed(io, sink, progress, options, shard);
                        return feed.read(args.files());
                    });
}

RunOutcome run_items(const Args& args, Streams& io, std::uint64_t count, const Work& work,
                     PipelineOptions options) {
    const auto over = [&] {
        return io.cancel.load(std::memory_order_relaxed) ||
               (options.enough && options.enough->load(std::memory_order_relaxed));
    };
    return run_with(args, io, 0, work, options, [&](BatchSink& sink, Progress&, const Shard& shard) {
        std::uint64_t number = 0;
        for (std::uint64_t first = options.first; first < count && !over();) {
            const std::uint64_t size = std::min<std::uint64_t>(options.batch_size, count - first);
            if (shard.has(first)) {
                Batch& batch = sink.vacant();
                batch.number = number++;
                batch.first_record = first;
                batch.starts_table = first == 0;
                batch.size = static_cast<std::size_t>(size);
                sink.send();
            }
            first += size;
        }
        return InputSeen{.records = count};
    });
}

Exit write_at_end(Streams& io, const RunOutcome& outcome, std::string_view text) {
    return write_at_end(io, outcome, [&](FunctionRef<void(std::string_view)> write) { write(text); });
}

Exit write_at_end(Streams& io, const RunOutcome& outcome,
                  FunctionRef<void(FunctionRef<void(std::string_view)> write)> tell) {
    if (!outcome.output_open) return outcome.exit;  // the message, if any, is already printed
    Output::Condition state = Output::Condition::open;
    tell([&](std::string_view text) { state = io.out.write(text); });
    if (state != Output::Condition::failed) return outcome.exit;
    io.err.write(fmt::format("nonet: cannot write the output: {}\n", io.out.why()));
    return worst(outcome.exit, Exit::input_output);
}

}  // namespace nonet::cli
