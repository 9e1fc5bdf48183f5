#pragma once
// The page's files as answers: compressed once, each with a tag that lets a browser use its cached copy.

#include <map>
#include <string>
#include <string_view>

#include "web/exchange.hpp"
#include "web/page_files.hpp"

namespace nonet::cli {

class Page {
 public:
    Page();

    // Returns the answer to GET or HEAD; 404 for an unknown path.
    Reply reply(const Head& head) const;

 private:
    struct Entry {
        const PageFile* file = nullptr;
        std::string gzipped;  // empty: not worthwhile
        std::string tag;      // "\"0123...\"", a hash of its bytes
    };

    std::map<std::string_view, Entry> entries_;  // by path
};

}  // namespace nonet::cli
