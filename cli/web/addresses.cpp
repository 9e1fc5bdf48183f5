#include "web/addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <qrencode.h>

#include <array>
#include <memory>

#include <fmt/format.h>

namespace nonet::cli {
namespace {

// Returns the address as text. Empty for addresses that people do not type: other families, and IPv6 addresses that
// require a network card's name.
std::string text_of(const sockaddr* address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    const void* bytes = nullptr;
    if (address->sa_family == AF_INET) {
        bytes = &reinterpret_cast<const sockaddr_in*>(address)->sin_addr;
    } else if (address->sa_family == AF_INET6) {
        const auto* six = reinterpret_cast<const sockaddr_in6*>(address);
        if (IN6_IS_ADDR_LINKLOCAL(&six->sin6_addr)) return {};
        bytes = &six->sin6_addr;
    }
    if (bytes == nullptr || inet_ntop(address->sa_family, bytes, text.data(), text.size()) == nullptr)
        return {};
    return text.data();
}

// The modules of a code with the white margin that readers need.
class Modules {
 public:
    explicit Modules(const QRcode& code) : code_(code) {}
    int side() const { return code_.width + 2 * edge; }
    bool is_dark(int row, int column) const {
        row -= edge, column -= edge;
        if (row < 0 || column < 0 || row >= code_.width || column >= code_.width) return false;
        return (code_.data[row * code_.width + column] & 1) != 0;
    }

 private:
    static constexpr int edge = 4;
    const QRcode& code_;
};

}  // namespace

std::vector<std::string> addresses_of_machine() {
    ifaddrs* list = nullptr;
    if (getifaddrs(&list) != 0) return {};
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> owned(list, freeifaddrs);
    std::vector<std::string> found;
    for (const int family : {AF_INET, AF_INET6})
        for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
            const bool reachable = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
            if (!reachable || one->ifa_addr == nullptr || one->ifa_addr->sa_family != family) continue;
            if (std::string text = text_of(one->ifa_addr); !text.empty()) found.push_back(std::move(text));
        }
    return found;
}

std::string url_of(const std::string& address, std::uint16_t port) {
    constexpr std::uint16_t usual = 80;
    const std::string host = address.contains(':') ? fmt::format("[{}]", address) : address;
    return port == usual ? fmt::format("http://{}/", host) : fmt::format("http://{}:{}/", host, port);
}

std::string qr_code(const std::string& text, bool colour) {
    const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
        QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free);
    if (!code) return {};
    const Modules modules(*code);
    std::string lines;
    for (int row = 0; row < modules.side(); row += 2) {
        if (colour) lines += "\x1b[30;47m";
        for (int column = 0; column < modules.side(); ++column) {
            const bool above = modules.is_dark(row, column), below = modules.is_dark(row + 1, column);
            // Without colours the terminal is assumed to be dark, and the light modules are drawn.
            const bool upper = above == colour, lower = below == colour;
            lines += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
        }
        lines += colour ? "\x1b[0m\n" : "\n";
    }
    return lines;
}

}  // namespace nonet::cli
