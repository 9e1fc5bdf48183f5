// The findings of an audit, in words.

#include "core/say.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

struct Words {
    Defect defect;
    std::span<const std::string> files;

    std::string operator()(std::monostate) const {
        switch (defect) {
            case Defect::none: return say("no solution");
            case Defect::multiple: return say("more than one solution");
            default: return say("the budget was spent");
        }
    }
    std::string operator()(const Error& error) const { return error.message(); }
    std::string operator()(const Duplicate& pair) const { return describe(pair); }
    std::string operator()(const Mismatch& here) const {
        return say("{cell} is {value}, the given is {given}", cell_name(here.cell), here.value, here.given);
    }
    std::string operator()(const Minimality& found) const {
        if (found.redundant.empty()) return say("the budget was spent on its minimality");
        std::string cells;
        for (const Cell cell : found.redundant) (cells += cells.empty() ? "" : " ") += cell_name(cell);
        return say("can each be dropped: {cells}", cells);
    }
    std::string operator()(const Earlier& earlier) const {
        const auto [file, line] = earlier.place;
        return say(earlier.same ? "the same as {place}" : "isomorph of {place}",
                   (file < files.size() ? files[file] : std::to_string(file)) + ':' + std::to_string(line));
    }
};

}  // namespace

std::string describe(const Finding& finding, std::span<const std::string> files) {
    return std::visit(Words{finding.defect, files}, finding.reason);
}

}  // namespace nonet
