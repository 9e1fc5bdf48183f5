#include "web/exchange.hpp"

#include <algorithm>

#include "command/json.hpp"
#include "web/gzip.hpp"

namespace nonet::cli {

bool Head::takes(std::string_view coding) const {
    std::string_view rest = accept_encoding;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        std::string_view one = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        one.remove_prefix(std::min(one.find_first_not_of(' '), one.size()));
        if (!one.starts_with(coding)) continue;
        one.remove_prefix(coding.size());
        // A weight of 0 refuses it: ";q=0", "; q=0.0".
        if (one.empty() || one[0] == ' ' || one[0] == ';')
            return !one.contains("q=0") || one.find_first_of("123456789") != one.npos;
    }
    return false;
}

Reply error_reply(unsigned status, std::string_view code, std::string_view text) {
    Reply reply{.status = status, .body = {}, .kept = {}, .fields = {}};
    JsonObject(reply.body)
        .object("error", [&](JsonObject& error) { error.text("code", code).text("text", text); })
        .end_line();
    return reply;
}

void pack(const Head& head, Reply& reply) {
    constexpr std::size_t worth_it = 1400;  // the capacity of one packet
    if (reply.body.size() < worth_it) return;
    reply.fields.emplace_back("Vary", "Accept-Encoding");
    if (!head.takes("gzip")) return;
    reply.body = gzip(reply.body, Packing::quick);
    reply.fields.emplace_back("Content-Encoding", "gzip");
}

}  // namespace nonet::cli
