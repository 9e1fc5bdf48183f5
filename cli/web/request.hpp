#pragma once
// The bytes of a request as the service sees them.

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstddef>
#include <optional>
#include <string>

#include "web/exchange.hpp"

namespace nonet::cli {

using RequestParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

// Sets the most bytes of a head and of a body.
void bound(RequestParser& parser, std::size_t head, std::size_t body);

// Returns what the head says.
//
//   client   the address that asks
Head head_of(const RequestParser::value_type& fields, const std::string& client);

// Returns the answer to bytes that are not a request; none if the connection has simply ended.
std::optional<Reply> refusal_of(boost::system::error_code error);

}  // namespace nonet::cli
