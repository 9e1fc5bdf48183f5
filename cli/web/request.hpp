#pragma once
// Converts a request's bytes to the form that the service uses.

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstddef>
#include <optional>
#include <string>

#include "web/exchange.hpp"

namespace nonet::cli {

using RequestParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

// Sets the maximum size of a head and of a body.
void bound(RequestParser& parser, std::size_t head, std::size_t body);

// Returns the contents of the head.
//
//   client   the client's address
Head head_of(const RequestParser::value_type& fields, const std::string& client);

// Returns the answer to bytes that are not a request; none if the connection has simply ended.
std::optional<Reply> refusal_of(boost::system::error_code error);

}  // namespace nonet::cli
