// 3D Medusa: links candidates of which exactly one is true: in a cell with two digits, or in a house with two places for a
// digit.  Linked candidates get two colours alternately: all of one colour are true, or all of the other.
//
//      wrap    two of a colour in one cell, or of one digit in one house, or a cell all of whose candidates see one colour:
//              that colour is false
//      trap    a candidate that sees both colours is false
//
// Cost: one pass over 729 candidates for each cluster.

#include <algorithm>
#include <optional>

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// A cluster: by cell the digits of each colour.
struct Cluster {
    std::array<Candidates, 2> colour{};
    CellSet cells;              // cells with a coloured candidate
    std::vector<House> houses;  // houses in which two places of a digit were linked

    bool has(Cell cell, Digit digit) const {
        return colour[0][cell].contains(digit) || colour[1][cell].contains(digit);
    }
};

class Medusa {
 public:
    Medusa(const Position& position, Steps& steps) : position_(position), steps_(steps) {}

    void find() {
        Candidates seen{};
        for (Cell cell : position_.empty())
            for (Digit digit : position_.candidates(cell)) {
                if (seen[cell].contains(digit)) continue;
                if (steps_.enough() || steps_.spend()) return;
                cluster_ = {};
                colour(cell, digit, 0);
                for (Cell one : cluster_.cells)
                    seen[one] |= cluster_.colour[0][one] | cluster_.colour[1][one];
                if (cluster_.houses.empty() && cluster_.cells.size() < 2) continue;
                if (!wrap()) trap();
            }
    }

 private:
    void colour(Cell cell, Digit digit, int which) {
        if (cluster_.has(cell, digit)) return;
        cluster_.colour[which][cell].insert(digit);
        cluster_.cells.insert(cell);
        if (const DigitSet rest = position_.candidates(cell) - DigitSet::of(digit); rest.size() == 1)
            colour(cell, rest.first(), 1 - which);
        for (HouseType type : house_types) {
            const House house = house_of(cell, type);
            CellSet others = cells_at(house, position_.spots(house, digit));
            others.erase(cell);
            if (others.size() != 1) continue;
            if (std::ranges::find(cluster_.houses, house) == cluster_.houses.end())
                cluster_.houses.push_back(house);
            colour(others.first(), digit, 1 - which);
        }
    }

    // Whether a candidate and a colour cannot both be true.
    bool clashes(Cell cell, Digit digit, int which) const {
        if (!(cluster_.colour[which][cell] - DigitSet::of(digit)).empty()) return true;
        for (Cell other : cluster_.cells& peers[cell])
            if (cluster_.colour[which][other].contains(digit)) return true;
        return false;
    }

    bool contradicts_itself(int which) const {
        for (Cell cell : cluster_.cells)
            for (Digit digit : cluster_.colour[which][cell])
                if (clashes(cell, digit, which)) return true;
        return false;
    }

    // Returns a cell that has no candidate of this colour and whose candidates all clash with it.
    std::optional<Cell> emptied_by(int which) const {
        for (Cell cell : position_.empty()) {
            if (!cluster_.colour[which][cell].empty()) continue;
            bool all = true;
            for (Digit digit : position_.candidates(cell)) all = all && clashes(cell, digit, which);
            if (all) return cell;
        }
        return std::nullopt;
    }

    bool wrap() {
        for (int which : {0, 1}) {
            const bool clash = contradicts_itself(which);
            const auto emptied = clash ? std::nullopt : emptied_by(which);
            if (!clash && !emptied) continue;
            Removals removals;
            for (Cell cell : cluster_.cells) removals.add(cell, cluster_.colour[which][cell]);
            add(clash ? 0 : 1, removals, which, emptied);
            return true;
        }
        return false;
    }

    void trap() {
        Removals removals;
        for (Cell cell : position_.empty())
            for (Digit digit : position_.candidates(cell))
                if (!cluster_.has(cell, digit) && clashes(cell, digit, 0) && clashes(cell, digit, 1))
                    removals.add(cell, DigitSet::of(digit));
        if (!removals.empty()) add(2, removals, 0, std::nullopt);
    }

    void add(std::size_t form, const Removals& removals, int first, std::optional<Cell> emptied) {
        Step& step = steps_.add(form);
        step.remove = removals.list();
        if (!steps_.evidence()) return;
        for (int which : {first, 1 - first}) {
            Exhibit shown{.role = which == first ? Role::pattern : Role::partner};
            for (Cell cell : cluster_.cells)
                if (const DigitSet digits = cluster_.colour[which][cell]; !digits.empty())
                    shown.cells.push_back({cell, digits});
            step.exhibits.push_back(std::move(shown));
        }
        if (!cluster_.houses.empty())
            step.exhibits.push_back({.role = Role::base, .houses = cluster_.houses});
        if (emptied)
            step.exhibits.push_back(
                {.role = Role::excluder, .cells = {{*emptied, position_.candidates(*emptied)}}});
    }

    const Position& position_;
    Steps& steps_;
    Cluster cluster_;
};

void find_medusa(const Position& position, Steps& steps) {
    Medusa(position, steps).find();
    steps.keep_first();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord medusa_records[] = {
    {{"medusa", "3D Medusa", "Strong links divide candidates into two colours, and all candidates of one colour are true."},
     {{"medusa.wrap", "3D Medusa wrap",
       R"(Strong links divide candidates into two colours: either all of one colour are true, {colour}, or all of the other, {other_colour}. Two candidates of the first colour contradict each other. So {so}.)"},
      {"medusa.emptied", "3D Medusa with an emptied cell",
       R"(Strong links divide candidates into two colours: either all of one colour are true, {colour}, or all of the other, {other_colour}. The first colour would leave {excluders} without a candidate. So {so}.)"},
      {"medusa.trap", "3D Medusa trap",
       R"(Strong links divide candidates into two colours: either all of one colour are true, {colour}, or all of the other, {other_colour}. A candidate that contradicts both colours is false. So {so}.)"}},
     find_medusa},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family medusa{medusa_records};
}

}  // namespace nonet
