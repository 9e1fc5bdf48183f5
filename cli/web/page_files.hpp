#pragma once
// The files of the built page and other data, embedded in the program. cli/web/page.cmake generates the list.

#include <span>
#include <string_view>

namespace nonet::cli {

struct PageFile {
    std::string_view path;  // "/assets/index-1a2b.js"; "/" for the page itself
    std::string_view type;  // "text/javascript"
    std::string_view bytes;
    std::string_view brotli;  // the bytes compressed; empty: not worthwhile
};

std::span<const PageFile> page_files();

// schemas.json: the part "components" of the API's description.
std::string_view api_schemas();

}  // namespace nonet::cli
