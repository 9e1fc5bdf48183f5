#pragma once
// The page's files as answers: packed once, each with a tag by which a browser knows that it has them.

#include <map>
#include <string>
#include <string_view>

#include "web/exchange.hpp"
#include "web/page_files.hpp"

namespace nonet::cli {

class Page {
 public:
    Page();

    // The answer to GET or HEAD; 404 for what is not there.
    Reply reply(const Head& head) const;

 private:
    struct Entry {
        const PageFile* file = nullptr;
        std::string packed;  // empty: not worth it
        std::string tag;     // "\"0123...\"", by its bytes
    };

    std::map<std::string_view, Entry> entries_;  // by path
};

}  // namespace nonet::cli
