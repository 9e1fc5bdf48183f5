#include "web/request.hpp"

#include <algorithm>

namespace nonet::cli {
namespace http = boost::beast::http;
namespace {

std::string text_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace

void bound(RequestParser& parser, std::size_t head, std::size_t body) {
    parser.header_limit(static_cast<std::uint32_t>(head));
    parser.body_limit(body);
}

Head head_of(const RequestParser::value_type& fields, const std::string& client) {
    const std::string target = text_of(fields.target());
    const std::size_t query = std::min(target.find('?'), target.size());
    return {.method = text_of(fields.method_string()),
            .path = target.substr(0, query),
            .query = target.substr(std::min(query + 1, target.size())),
            .client = client,
            .host = text_of(fields[http::field::host]),
            .origin = text_of(fields[http::field::origin]),
            .authorization = text_of(fields[http::field::authorization]),
            .accept_encoding = text_of(fields[http::field::accept_encoding]),
            .if_none_match = text_of(fields[http::field::if_none_match])};
}

std::optional<Reply> refusal_of(boost::system::error_code error) {
    if (error == http::error::body_limit)
        return error_reply(413, "too_large", "the body is larger than this server accepts");
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return error_reply(431, "too_large", "the head of the request is larger than this server accepts");
    const bool is_of_http = error.category() == http::make_error_code(http::error::bad_method).category();
    if (!is_of_http || error == http::error::end_of_stream || error == http::error::partial_message)
        return std::nullopt;
    return error_reply(400, "bad_request", "found no HTTP request: " + error.message());
}

}  // namespace nonet::cli
