#pragma once
// One request and its answer, as the service sees them; of HTTP itself only connection.cpp knows more.
//
//   head --Service::at_once--> Reply
//    |
//    +-- nothing: body --> WorkQueue --Service::work--> Reply

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet::cli {

// What a request says before its body.
struct Head {
    std::string method;                                                       // "POST"
    std::string path;                                                         // "/v1/solve", as it came
    std::string query;                                                        // "first&board=6x6", as it came
    std::string client;                                                       // the address that asks
    std::string host, origin, authorization, accept_encoding, if_none_match;  // fields; empty: not there

    // Whether the client takes this coding: "gzip" of "gzip, deflate, br;q=0.5".
    bool takes_gzip() const;
};

struct Reply {
    unsigned status = 200;
    std::string_view type = "application/json";
    std::string body;
    std::string_view kept;  // bytes that outlast the server, in the place of `body`
    std::vector<std::pair<std::string_view, std::string>> fields;

    std::string_view bytes() const { return kept.empty() ? std::string_view(body) : kept; }
};

// {"error":{"code":"busy","text":"..."}}
Reply error_reply(unsigned status, std::string_view code, std::string_view text);

// The body smaller, where the client takes that and it is worth it.
void pack(const Head& head, Reply& reply);

class Service {
 public:
    virtual ~Service() = default;

    // The answer that needs neither body nor work.  Called by the network's thread, which everybody waits for.
    virtual std::optional<Reply> at_once(const Head& head) = 0;

    // The answer to what was not answered at once.  Called by several threads.
    //
    //   cancel   ends the work: the answer is not wanted any more
    virtual Reply work(const Head& head, std::string_view body, std::atomic<bool>& cancel) = 0;

    // Adds the fields of every answer, also of those that the server gives by itself.
    virtual void finish(const Head& head, Reply& reply) const = 0;
};

}  // namespace nonet::cli
