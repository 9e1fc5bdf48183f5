// Makes many puzzles at once: each asks its next questions, and the kernel answers all of them together.
//
//   until all are made:
//       collect the questions of the puzzles in the making
//       let the check answer them
//       distribute the answers; a puzzle that is finished or given up makes room for the next

#include <algorithm>
#include <span>
#include <utility>

#include "generate/making.hpp"

namespace nonet {

using namespace generate;

namespace {

constexpr std::size_t most_in_the_making = 256;

}  // namespace

class Generator::Impl {
 public:
    explicit Impl(Order order) : order_(std::move(order)) {}

    Stop make(std::uint64_t first, std::span<Generated> out, const Limits& limits) {
        std::ranges::fill(out, Generated{});
        Budget budget(limits);
        if (budget.look()) return budget.why();
        ProperCheck check(budget);
        making_.resize(std::min(out.size(), most_in_the_making));
        std::size_t begun = 0, active = 0;
        const auto begin_next = [&](Making& making) {
            if (begun == out.size()) return false;
            making.begin(order_, sampler_, budget, first + begun, out[begun]);
            ++begun;
            return true;
        };
        for (Making& making : making_) active += begin_next(making);
        while (active != 0) {
            questions_.clear();
            for (Making& making : making_)
                if (!making.is_done()) making.collect(questions_);
            if (!check.ask(questions_)) {
                for (Making& making : making_)
                    if (!making.is_done()) making.give_up();
                return budget.why();
            }
            std::size_t at = 0;
            for (Making& making : making_) {
                if (making.is_done()) continue;
                at = making.answer(check, at);
                if (making.is_done() && !begin_next(making)) --active;
            }
        }
        return Stop::finished;
    }

 private:
    Order order_;
    SolutionSampler sampler_;
    std::vector<Making> making_;
    std::vector<Grid> questions_;
};

Generator::Generator(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

Result<Generator> Generator::create(const GenerateOptions& options) {
    auto order = Order::create(options);
    if (!order) return std::unexpected(std::move(order.error()));
    return Generator(std::make_unique<Impl>(std::move(*order)));
}

Stop Generator::make(std::uint64_t first, std::span<Generated> out, const Limits& limits) {
    return impl_->make(first, out, limits);
}

}  // namespace nonet
