// The findings of an audit, in words.

#include "nonet/more/dataset.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

struct Words {
    Defect defect;
    std::span<const std::string> files;

    std::string operator()(std::monostate) const {
        switch (defect) {
            case Defect::none: return "no solution";
            case Defect::multiple: return "more than one solution";
            default: return "the budget was spent";
        }
    }
    std::string operator()(const Error& error) const { return error.message(); }
    std::string operator()(const Duplicate& pair) const { return describe(pair); }
    std::string operator()(const Mismatch& here) const {
        return cell_name(here.cell) + " is " + std::to_string(here.value) + ", the given is " +
               std::to_string(here.given);
    }
    std::string operator()(const Minimality& found) const {
        if (found.redundant.empty()) return "the budget was spent on its minimality";
        std::string text = "can each be dropped:";
        for (const Cell cell : found.redundant) text += ' ' + cell_name(cell);
        return text;
    }
    std::string operator()(const Earlier& earlier) const {
        const auto [file, line] = earlier.place;
        return (earlier.same ? "the same as " : "isomorph of ") +
               (file < files.size() ? files[file] : std::to_string(file)) + ':' + std::to_string(line);
    }
};

}  // namespace

std::string describe(const Finding& finding, std::span<const std::string> files) {
    return std::visit(Words{finding.defect, files}, finding.reason);
}

}  // namespace nonet
