#include "web/exchange.hpp"

#include "command/json.hpp"
#include "web/gzip.hpp"

namespace nonet::cli {

bool Head::takes_gzip() const {
    const std::size_t at = accept_encoding.find("gzip");
    return at != accept_encoding.npos && !accept_encoding.substr(at).starts_with("gzip;q=0,") &&
           accept_encoding.substr(at) != "gzip;q=0";
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
    if (!head.takes_gzip()) return;
    reply.body = gzip(reply.body, Packing::quick);
    reply.fields.emplace_back("Content-Encoding", "gzip");
}

}  // namespace nonet::cli
