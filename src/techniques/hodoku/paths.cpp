// Chains that are searched link by link: remote pair, turbot fish, X-chain, XY-chain.
//
//   links   strong, weak, strong ...: "if not here, then there", "if here, then not there"
//   ends    both are links of the start digit, and one of them is true: a candidate that sees both is removed

#include "techniques/hodoku/choice.hpp"
#include "techniques/hodoku/finders.hpp"
#include "techniques/hodoku/memory.hpp"

namespace nonet::hodoku {
namespace {

constexpr int most_links = 20, turbot_links = 3, remote_links = 7;

enum class Sort : std::uint8_t { remote, turbot, x, xy };
constexpr std::string_view path_kinds[] = {"remote_pair", "turbot_fish", "x_chain", "xy_chain"};

struct Step {
    Candidate to;
    bool strong;
};

class PathSearch {
 public:
    PathSearch(const Board& board, const Search& search, Sort sort)
        : board_(board), search_(search), sort_(sort) {
        for (Cell cell : board.empty())
            if (board.candidates(cell).size() == 2) pairs_.insert(cell);
        starts_ = DigitSet::all();
        if (in_cell())
            list_steps_of_pairs();
        else
            list_steps_of_digits();
    }

    bool run(Find& find) {
        if (steps_.empty()) return false;
        for (Cell cell : in_cell() ? pairs_ : board_.empty())
            for (Digit digit : board_.candidates(cell) & starts_) {
                path_[0] = {cell, digit};
                on_path_ = CellSet::of(cell);
                walk(1, true);
                if (search_.budget.stopped()) return false;
            }
        if (!in_cell() && search_.memory != nullptr)
            for (Digit digit : starts_ - found_in_) search_.memory->note_in_vain(number(), board_, digit);
        return choose(find);
    }

 private:
    struct Found : ChainFind {
        std::vector<Candidate> path;
    };

    bool in_cell() const { return sort_ == Sort::remote || sort_ == Sort::xy; }

    // The number of this search among those that the path remembers.
    int number() const { return sort_ == Sort::turbot ? Memory::turbot : Memory::x_chain; }

    std::span<const Step> steps(Candidate at) const {
        const Range range = ranges_[at.cell * side + at.digit];
        return std::span(steps_).subspan(range.begin, static_cast<std::size_t>(range.end - range.begin));
    }

    // A remote pair needs four cells with the same two digits.
    void list_steps_of_pairs() {
        if (sort_ == Sort::remote) {
            CellSet equal;
            for (Cell cell : pairs_) {
                int count = 0;
                for (Cell other : pairs_) count += board_.candidates(other) == board_.candidates(cell);
                if (count > remote_links / 2) equal.insert(cell);
            }
            pairs_ = equal;
        }
        for (Cell cell : pairs_)
            for (Digit digit : board_.candidates(cell)) list_steps_of(cell, digit);
    }

    // Lists the steps of digits with at least two houses of two places each, unless the search is known to find nothing.
    void list_steps_of_digits() {
        for (Digit digit : DigitSet::all()) {
            int strong = 0;
            for (int house = 0; house < house_count; ++house)
                strong += count_of(board_.spots(static_cast<House>(house), digit)) == 2;
            const bool vain = strong < 2 || (search_.memory != nullptr &&
                                             search_.memory->was_in_vain(number(), board_, digit));
            if (vain) {
                starts_.erase(digit);
                continue;
            }
            for (Cell cell : board_.cells(digit)) list_steps_of(cell, digit);
        }
    }

    void list_steps_of(Cell cell, Digit digit) {
        Range& range = ranges_[cell * side + digit];
        range.begin = static_cast<std::uint16_t>(steps_.size());
        if (in_cell())
            steps_.push_back({{cell, (board_.candidates(cell) - DigitSet::of(digit)).first()}, true});
        const CellSet others = in_cell() ? board_.cells(digit) & pairs_ : board_.cells(digit);
        const auto houses = houses_of(cell);
        for (int type = 0; type < 3; ++type) {
            const bool strong = !in_cell() && count_of(board_.spots(houses[type], digit)) == 2;
            for (Cell other : house_sets[houses[type]] & others) {
                if (other == cell) continue;
                if (type == 2 && (row_of(other) == row_of(cell) || column_of(other) == column_of(cell)))
                    continue;
                if (sort_ == Sort::remote && board_.candidates(other) != board_.candidates(cell)) continue;
                steps_.push_back({{other, digit}, strong});
            }
        }
        range.end = static_cast<std::uint16_t>(steps_.size());
    }

    void walk(int links, bool strong) {
        if (search_.spend()) return;
        const Candidate at = path_[links - 1];
        for (const Step& step : steps(at)) {
            const bool stays = step.to.cell == at.cell;
            if (stays ? !strong || !in_cell() : strong && (in_cell() || !step.strong)) continue;
            const bool back = !stays && step.to.cell == path_[0].cell;
            if (!stays && !back && on_path_.contains(step.to.cell)) continue;
            path_[links] = step.to;
            if (strong && links > 1 && step.to.digit == path_[0].digit) check(links);
            if (back || links == (sort_ == Sort::turbot ? turbot_links : most_links)) continue;
            on_path_.insert(step.to.cell);
            walk(links + 1, !strong);
            if (!stays) on_path_.erase(step.to.cell);
        }
    }

    void check(int links) {
        if (sort_ == Sort::turbot && links != turbot_links) return;
        if (sort_ == Sort::remote && links < remote_links) return;
        const Digit digit = path_[0].digit;
        const CellSet seen = peers[path_[0].cell] & peers[path_[links].cell];
        if (!meets(seen, board_.cells(digit))) return;
        removals_.clear();
        if (sort_ == Sort::remote)
            remote_removals(links);
        else
            for (Cell cell : seen& board_.cells(digit)) removals_.push_back({cell, digit});
        keep(links);
    }

    // Cells at an odd distance on the path hold different digits of the pair, so a cell that sees both holds neither.
    void remote_removals(int links) {
        for (int i = 0; i <= links; i += 2)
            for (int j = i + 6; j <= links; j += 4)
                for (Digit digit : board_.candidates(path_[0].cell))
                    for (Cell cell : peers[path_[i].cell] & peers[path_[j].cell] & board_.cells(digit))
                        removals_.push_back({cell, digit});
        sort_removals(removals_);
    }

    void keep(int links) {
        if (sort_ != Sort::turbot)
            for (const Found& found : found_)
                if (found.length <= links + 1 && found.remove == removals_) return;
        found_in_.insert(path_[0].digit);
        Found& found = found_.emplace_back();
        found.kind = path_kinds[static_cast<int>(sort_)];
        found.remove = removals_;
        found.length = links + 1;
        found.start_digits = path_[0].digit;
        if (search_.evidence) found.path.assign(path_.begin(), path_.begin() + links + 1);
    }

    bool choose(Find& find) const {
        if (found_.empty()) return false;
        const Found* best = &found_.front();
        for (const Found& found : found_)
            if (is_better(found, *best, search_.shorter_first)) best = &found;
        find.kind = best->kind;
        find.remove = best->remove;
        if (search_.evidence) {
            Links& links = find.chains.emplace_back();
            bool on = false;
            for (const Candidate& node : best->path) {
                links.push_back({CellSet::of(node.cell), node.digit, on});
                on = !on;
            }
        }
        return true;
    }

    const Board& board_;
    const Search& search_;
    const Sort sort_;
    CellSet pairs_;
    std::vector<Step> steps_;
    struct Range {
        std::uint16_t begin, end;
    };
    std::array<Range, cell_count * side> ranges_;  // of the candidates that have steps
    DigitSet starts_, found_in_;
    std::array<Candidate, most_links + 1> path_{};
    CellSet on_path_;
    std::vector<Candidate> removals_;
    std::vector<Found> found_;
};

}  // namespace

bool find_remote_pair(const Board& board, const Search& search, Find& find) {
    return PathSearch(board, search, Sort::remote).run(find);
}
bool find_turbot_fish(const Board& board, const Search& search, Find& find) {
    return PathSearch(board, search, Sort::turbot).run(find);
}
bool find_x_chain(const Board& board, const Search& search, Find& find) {
    return PathSearch(board, search, Sort::x).run(find);
}
bool find_xy_chain(const Board& board, const Search& search, Find& find) {
    return PathSearch(board, search, Sort::xy).run(find);
}

}  // namespace nonet::hodoku
