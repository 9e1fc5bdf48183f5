#pragma once
// The content of `nonet serve`: the page, the API, and access control.

#include "web/api.hpp"
#include "web/page.hpp"

namespace nonet::cli {

struct SiteOptions {
    ApiOptions api;
    std::string token;         // required by the API; empty: not required
    std::string cors;          // the allowed origin of other pages; "*": any; empty: only the page itself
    bool this_machine = true;  // only accepts host names of this machine
};

class Site : public Service {
 public:
    explicit Site(SiteOptions options) : options_(std::move(options)), api_(options_.api) {}

    std::optional<Reply> at_once(const Head& head) override;
    Reply work(const Head& head, std::string_view body, std::atomic<bool>& cancel) override;
    void finish(const Head& head, Reply& reply) const override;

 private:
    std::optional<Reply> refusal(const Head& head) const;
    std::optional<Reply> before_work(const Head& head) const;
    Reply description(const Head& head) const;
    bool may_ask(const Head& head) const;     // by its token
    bool is_foreign(const Head& head) const;  // from a page of another origin that is not allowed
    bool is_misled(const Head& head) const;   // under a foreign host name

    const SiteOptions options_;
    const Page page_;
    const Api api_;
};

}  // namespace nonet::cli
