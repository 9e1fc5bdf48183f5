#pragma once
// A request and its answer, as the service sees them; only connection.cpp deals with HTTP itself.
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

// The contents of a request before its body.
struct Head {
    std::string method;                                                       // "POST"
    std::string path;                                                         // "/v1/solve", verbatim
    std::string query;                                                        // "first&board=6x6", verbatim
    std::string client;                                                       // the client's address
    std::string host, origin, authorization, accept_encoding, if_none_match;  // fields; empty: absent

    // Returns whether the client accepts a coding: "gzip" and "br" for "gzip, deflate;q=0, br;q=0.5".
    bool takes(std::string_view coding) const;
};

struct Reply {
    unsigned status = 200;
    std::string_view type = "application/json";
    std::string body;
    std::string_view kept;  // static bytes that replace `body`
    std::vector<std::pair<std::string_view, std::string>> fields;

    std::string_view bytes() const { return kept.empty() ? std::string_view(body) : kept; }
};

// {"error":{"code":"busy","text":"..."}}
Reply error_reply(unsigned status, std::string_view code, std::string_view text);

// Compresses the body if the client accepts that and it is worthwhile.
void pack(const Head& head, Reply& reply);

class Service {
 public:
    virtual ~Service() = default;

    // Returns an answer that needs neither body nor work. Called by the network's thread, which serves all connections.
    virtual std::optional<Reply> at_once(const Head& head) = 0;

    // Returns the answer to any other request. Called by several threads.
    //
    //   cancel   ends the work: the answer is no longer needed
    virtual Reply work(const Head& head, std::string_view body, std::atomic<bool>& cancel) = 0;

    // Adds the fields that every answer has, including those that the server sends by itself.
    virtual void finish(const Head& head, Reply& reply) const = 0;
};

}  // namespace nonet::cli
