// docs: the texts that are installed with the command. The build calls it; it is hidden from all lists.

#include <fmt/format.h>

#include <ranges>

#include "frame/args.hpp"
#include "frame/help.hpp"

namespace nonet::cli {
namespace {

struct InstalledText {
    std::string_view name;
    std::string (*make)();
};
constexpr InstalledText texts[] = {
    {"man", man_page}, {"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}};

Exit run_docs(const Args& args, Streams& io) {
    for (const InstalledText& text : texts)
        if (args.operands().size() == 1 && args.operands()[0] == text.name) return print(io, text.make());
    throw UsageError(fmt::format("docs: expected one of {}",
                                 fmt::join(texts | std::views::transform(&InstalledText::name), ", ")));
}

}  // namespace

extern constinit const Command docs_command{.name = "docs",
                                            .summary = "print the man page or a completion",
                                            .description = "Prints nonet.1, or the completion for a shell.",
                                            .operands = "man|bash|zsh|fish",
                                            .flags = {},
                                            .examples = {},
                                            .run = run_docs,
                                            .no_json = "it prints texts to be installed"};

}  // namespace nonet::cli
