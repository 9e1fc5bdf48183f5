#pragma once
// The addresses of a server, as people type them.

#include <cstdint>
#include <string>
#include <vector>

namespace nonet::cli {

// Returns the addresses of this machine in its networks, IPv4 first, without loopback addresses.
std::vector<std::string> addresses_of_machine();

// Returns "http://192.168.1.5:8093/", without the port if it is the browsers' default.
std::string url_of(const std::string& address, std::uint16_t port);

// Returns the text as a QR code for a UTF-8 terminal, two rows of modules in each line; empty if the text is too long.
std::string qr_code(const std::string& text, bool colour);

}  // namespace nonet::cli
