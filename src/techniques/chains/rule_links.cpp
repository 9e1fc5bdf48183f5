#include "techniques/chains/rule_links.hpp"

#include <algorithm>

#include "rules/book.hpp"
#include "rules/record.hpp"
#include "techniques/open_digits.hpp"

namespace nonet::chains {
namespace {

using rules::Book;
using rules::Mask;

// The links of the rules, one after the other.
class LinkSearch {
    using N = Numbering<Wide>;

 public:
    LinkSearch(const WidePosition& position, const Wanted& wanted)
        : position_(position),
          board_(position.board()),
          book_(position.houses().book()),
          wanted_(wanted),
          open_(open_digits(position)),
          left_(open_) {}

    // Returns false if the budget ended.
    bool find(std::vector<RuleLink>& weak, std::vector<RuleLink>& strong) {
        for (const Book::Part& part : book_.parts()) {
            if (!part.rule || part.extra || rules::looks_beside(board_.geometry().rules()[*part.rule]))
                continue;
            for (Cell cell : part.cells) {
                if (rules::has_one(open_[cell])) continue;
                for (Digit digit : position_.candidates(cell)) {
                    const Mark from = N::mark_of(cell, digit);
                    const Mask mask = Mask{1} << digit;
                    if (!pay(part)) return false;
                    if (draw(part, cell, mask))
                        for_each_change(part, cell, [&](Cell other, Mask gone) {
                            gone &= ~board_.barred(cell, digit, other).bits();
                            for (Digit one : BoardDigitSet(gone))
                                weak.push_back({from, N::mark_of(other, one), *part.rule});
                        });
                    if (draw(part, cell, open_[cell] & ~mask))
                        for_each_change(part, cell, [&](Cell other, Mask) {
                            if (rules::has_one(left_[other]))
                                strong.push_back({from,
                                                  N::mark_of(other, BoardDigitSet(left_[other]).first()),
                                                  *part.rule});
                        });
                }
            }
        }
        return true;
    }

 private:
    // A long rule of a large board costs nodes; many short rules cost time only, so the clock is looked at.
    bool pay(const Book::Part& part) {
        constexpr std::size_t places_per_node = 128, places_per_look = 1024;
        const std::size_t places = 2 * part.cells.size() * static_cast<std::size_t>(board_.digit_count());
        for (std::size_t i = 0; i < places / places_per_node; ++i)
            if (wanted_.spend()) return false;
        places_ += places;
        if (places_ < places_per_look) return !wanted_.stopped();
        places_ = 0;
        return !wanted_.look();
    }

    bool draw(const Book::Part& part, Cell cell, Mask mask) {
        left_ = open_;
        left_[cell] = mask;
        return book_.draw_known(part, left_);
    }

    template <class Visit>
    void for_each_change(const Book::Part& part, Cell from, Visit&& visit) {
        for (Cell cell : part.cells)
            if (cell != from && left_[cell] != open_[cell]) visit(cell, open_[cell] & ~left_[cell]);
    }

    const WidePosition& position_;
    const Wide& board_;
    Book& book_;
    const Wanted& wanted_;
    const std::vector<Mask> open_;
    std::vector<Mask> left_;  // what the last rule left of them
    std::size_t places_ = 0;  // drawn since the clock was looked at
};

}  // namespace

RuleLinks<Wide>::RuleLinks(const WidePosition& position, const Wanted& wanted) {
    if (!LinkSearch(position, wanted).find(weak_, strong_)) {
        weak_.clear();
        strong_.clear();
    }
    for (std::vector<RuleLink>* links : {&weak_, &strong_}) {
        const auto pair = [](const RuleLink& link) { return std::pair(link.from, link.to); };
        std::ranges::stable_sort(*links, {}, pair);
        const auto rest = std::ranges::unique(*links, {}, pair);
        links->erase(rest.begin(), rest.end());
    }
}

std::span<const RuleLink> RuleLinks<Wide>::from(const std::vector<RuleLink>& links, Mark mark) {
    return std::ranges::equal_range(links, mark, {}, &RuleLink::from);
}

std::optional<std::uint16_t> rule_between(const WidePosition& position, Literal cause, Literal gone) {
    const Wide& board = position.board();
    Book& book = position.houses().book();
    const std::vector<Mask> any = book.with_beside(
        std::vector<Mask>(static_cast<std::size_t>(board.cell_count()), board.all_digits().bits()));
    for (const Book::Part& part : book.parts()) {
        const auto has = [&](Cell cell) { return std::ranges::find(part.cells, cell) != part.cells.end(); };
        if (!part.rule || part.extra || !has(cause.cell) || !has(gone.cell)) continue;
        std::vector<Mask> open = any;
        open[cause.cell] = Mask{1} << cause.digit;
        if (!book.draw(part, open) || (open[gone.cell] >> gone.digit & 1) == 0) return part.rule;
    }
    return {};
}

}  // namespace nonet::chains
