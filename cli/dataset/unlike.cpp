#include "dataset/unlike.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "command/forms.hpp"
#include "flow/unpack.hpp"
#include "frame/files.hpp"

namespace nonet::cli {

std::expected<std::vector<Grid>, Exit> forms_of(const std::string& path, Streams& io) {
    const auto refuse = [&](Exit exit, const std::string& why) {
        (void)io.err.write(why);
        return std::unexpected(exit);
    };
    auto file = open_file(path, io);
    if (!file)
        return refuse(Exit::input_output, fmt::format("nonet: {}: cannot open: {}\n", path, file.error()));
    const auto input = unpacked(std::move(*file));
    std::string trouble;
    auto read = [&](char* buffer, std::size_t size) -> std::size_t {
        auto taken = input->read(buffer, size);
        if (!taken) trouble = taken.error();
        return taken.value_or(0);
    };
    PuzzleReader reader(read);
    auto forms = read_forms(reader);
    if (!trouble.empty())
        return refuse(Exit::input_output, fmt::format("nonet: {}: cannot read: {}\n", path, trouble));
    if (!forms) {
        const Error& error = forms.error();
        return refuse(Exit::bad_input,
                      fmt::format("{}:{}:{}: error: {}\n", path, error.line,
                                  std::max<std::uint64_t>(error.column, 1), error.message()));
    }
    return std::move(*forms);
}

}  // namespace nonet::cli
