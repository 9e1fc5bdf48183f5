#include "web/site.hpp"

#include <algorithm>

namespace nonet::cli {
namespace {

bool reads(const Head& head) { return head.method == "GET" || head.method == "HEAD"; }

// Compares in constant time, independent of how similar the texts are.
bool same(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    unsigned char difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i) difference |= static_cast<unsigned char>(a[i] ^ b[i]);
    return difference == 0;
}

// "[::1]" of "[::1]:8093"
std::string_view name_of_host(std::string_view host) {
    const std::size_t colon = host.rfind(':');
    return colon == host.npos || host.substr(colon).contains(']') ? host : host.substr(0, colon);
}

bool is_of_this_machine(std::string_view name) {
    return name == "localhost" || name == "[::1]" ||
           (name.starts_with("127.") && name.find_first_not_of("0123456789.") == name.npos);
}

Reply wrong_method(std::string allowed) {
    Reply reply = error_reply(405, "bad_method", "found another method, expected " + allowed);
    reply.fields.emplace_back("Allow", std::move(allowed));
    return reply;
}

}  // namespace

bool Site::may_ask(const Head& head) const {
    constexpr std::string_view scheme = "Bearer ";
    return options_.token.empty() || (head.authorization.starts_with(scheme) &&
                                      same(head.authorization.substr(scheme.size()), options_.token));
}

bool Site::is_foreign(const Head& head) const {
    if (head.origin.empty() || options_.cors == "*" || head.origin == options_.cors) return false;
    const std::size_t scheme = head.origin.find("://");
    return scheme == head.origin.npos || head.origin.substr(scheme + 3) != head.host;
}

// A foreign page can make a name of its own resolve to this machine, and would then read data meant for this machine
// only.
bool Site::is_misled(const Head& head) const {
    return options_.this_machine && !head.host.empty() && !is_of_this_machine(name_of_host(head.host));
}

std::optional<Reply> Site::refusal(const Head& head) const {
    if (is_misled(head))
        return error_reply(421, "forbidden", "this server accepts only host names of this machine");
    if (!head.path.starts_with(api_root)) return std::nullopt;
    if (is_foreign(head))
        return error_reply(403, "forbidden", "pages of other origins are not allowed: see --cors");
    return std::nullopt;
}

std::optional<Reply> Site::at_once(const Head& head) {
    if (auto refused = refusal(head)) return refused;
    if (head.path.starts_with(api_root)) return before_work(head);
    if (!reads(head)) return wrong_method("GET, HEAD");
    return page_.reply(head);
}

std::optional<Reply> Site::before_work(const Head& head) const {
    const bool describes = head.path == description_path;
    if (!describes && !Api::verb_at(head.path))
        return error_reply(404, "not_found",
                           "no such path: " + std::string(description_path) + " lists all paths");
    const std::string methods = describes ? "GET, HEAD" : "POST";
    if (head.method == "OPTIONS") {
        Reply reply{.status = 204, .body = {}, .kept = {}, .fields = {{"Allow", methods + ", OPTIONS"}}};
        if (!options_.cors.empty()) {
            reply.fields.emplace_back("Access-Control-Allow-Methods", methods);
            reply.fields.emplace_back("Access-Control-Allow-Headers", "Authorization, Content-Type");
            reply.fields.emplace_back("Access-Control-Max-Age", "600");
        }
        return reply;
    }
    if (describes) return reads(head) ? description(head) : wrong_method(methods);
    if (head.method != "POST") return wrong_method(methods);
    if (may_ask(head)) return std::nullopt;
    Reply reply = error_reply(401, "no_token", "expected 'Authorization: Bearer' and this server's token");
    reply.fields.emplace_back("WWW-Authenticate", "Bearer");
    return reply;
}

Reply Site::description(const Head& head) const {
    Reply reply{.body = api_.description(), .kept = {}, .fields = {{"Cache-Control", "no-cache"}}};
    pack(head, reply);
    return reply;
}

Reply Site::work(const Head& head, std::string_view body, std::atomic<bool>& cancel) {
    Reply reply = api_.answer(*Api::verb_at(head.path), head.query, body, cancel);
    reply.fields.emplace_back("Cache-Control", "no-store");
    pack(head, reply);
    return reply;
}

// The page contains its own policy; only this header can forbid frames.
void Site::finish(const Head& head, Reply& reply) const {
    const bool api = head.path.starts_with(api_root);
    reply.fields.emplace_back("Content-Security-Policy",
                              api ? "default-src 'none'; frame-ancestors 'none'" : "frame-ancestors 'none'");
    reply.fields.emplace_back("X-Content-Type-Options", "nosniff");
    reply.fields.emplace_back("Referrer-Policy", "no-referrer");
    reply.fields.emplace_back("Cross-Origin-Resource-Policy",
                              options_.cors.empty() ? "same-origin" : "cross-origin");
    if (!api || options_.cors.empty()) return;
    reply.fields.emplace_back("Access-Control-Allow-Origin", options_.cors);
    if (options_.cors != "*") reply.fields.emplace_back("Vary", "Origin");
}

}  // namespace nonet::cli
