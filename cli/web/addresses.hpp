#pragma once
// Where a server can be reached, as people type it.

#include <cstdint>
#include <string>
#include <vector>

namespace nonet::cli {

// The addresses of this machine in its networks, those of IPv4 first; not those that only itself reaches.
std::vector<std::string> addresses_of_machine();

// "http://192.168.1.5:8093/"; without the port where browsers take it anyway.
std::string url_of(const std::string& address, std::uint16_t port);

// The text as a QR code for a terminal that shows UTF-8, two rows of modules in each line; empty where it is too long for one.
std::string qr_code(const std::string& text, bool colour);

}  // namespace nonet::cli
