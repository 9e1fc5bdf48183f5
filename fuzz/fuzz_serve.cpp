// Any bytes from a client of `nonet serve`: several requests, one after the other. The first byte determines how the
// bytes are cut into chunks.
//
// Commands are cancelled before they begin, because other targets cover their work on puzzles.

#include <algorithm>
#include <atomic>
#include <string_view>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>

#include "expect.hpp"
#include "web/page_files.hpp"
#include "web/request.hpp"
#include "web/site.hpp"

// The target does not need the built page.
namespace nonet::cli {
std::span<const PageFile> page_files() {
    static constexpr PageFile page{"/", "text/html", "<!doctype html>"};
    return {&page, 1};
}
std::string_view api_schemas() { return "{}"; }
}  // namespace nonet::cli

namespace {

using namespace nonet::cli;

constexpr std::size_t most_head = 8 << 10, most_body = 64 << 10;

// Parses one request from the front of `unread`; false if there is none.
bool take_request(RequestParser& parser, std::string_view& unread, std::size_t chunk,
                  boost::system::error_code& error) {
    boost::beast::flat_buffer buffer;
    parser.eager(true);
    bound(parser, most_head, most_body);
    while (!parser.is_done()) {
        const std::size_t more = std::min(chunk, unread.size());
        buffer.commit(
            boost::asio::buffer_copy(buffer.prepare(more), boost::asio::buffer(unread.data(), more)));
        unread.remove_prefix(more);
        error = {};
        const std::size_t taken = parser.put(buffer.data(), error);
        buffer.consume(taken);
        if (more == 0 && taken == 0) return false;  // the client sends nothing more
        if (error && error != boost::beast::http::error::need_more) return false;
    }
    // Bytes that the parser left belong to the next request.
    unread = {unread.data() - buffer.size(), unread.size() + buffer.size()};
    return true;
}

void check(const Site& site, const Head& head, Reply reply) {
    FUZZ_EXPECT(reply.status == 200 || reply.status == 204 || reply.status == 304 ||
                (reply.status >= 400 && reply.status < 500));
    site.finish(head, reply);
    for (const auto& [name, value] : reply.fields) {
        FUZZ_EXPECT(name.find_first_of("\r\n") == name.npos);
        FUZZ_EXPECT(value.find_first_of("\r\n") == value.npos);  // otherwise a client could add header fields
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Site site({.api = {.budget = "20ms", .answer = 64 << 10}, .token = {}, .cors = {}});
    if (size == 0) return 0;
    const std::size_t chunk = std::size_t{data[0]} + 1;
    std::string_view unread(reinterpret_cast<const char*>(data + 1), size - 1);
    while (!unread.empty()) {
        RequestParser parser;
        boost::system::error_code error;
        if (!take_request(parser, unread, chunk, error)) {
            if (const auto reply = refusal_of(error))
                FUZZ_EXPECT(reply->status == 400 || reply->status == 413 || reply->status == 431);
            return 0;
        }
        const Head head = head_of(parser.get(), "127.0.0.1");
        if (auto reply = site.at_once(head)) {
            check(site, head, std::move(*reply));
            continue;
        }
        std::atomic<bool> cancel = true;
        check(site, head, site.work(head, parser.get().body(), cancel));
    }
    return 0;
}
