#pragma once
// The network: one thread for all connections, so that those that are idle or slow hold nobody; WorkQueue for the work.
//
// What one client can take is bounded: the size of heads and bodies, the time for each, what all bodies and answers hold
// together, how many wait, and how long one is worked on.  Where connections become too many, the one that has kept us waiting
// longest is closed.  Work ends when its client goes away.

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "web/exchange.hpp"
#include "web/work_queue.hpp"

namespace nonet::cli {

struct ServerLimits {
    std::size_t head = 8 << 10;  // bytes
    std::size_t body = 1 << 20;
    std::size_t held = 256 << 20;  // of all bodies and answers together
    std::size_t connections = 4096;
    std::chrono::milliseconds idle{30'000};       // between two requests
    std::chrono::milliseconds head_time{10'000};  // for a head, from its first byte on
    std::chrono::milliseconds body_time{30'000};
    std::chrono::milliseconds work_time{60'000};  // for an answer, with the time that it waits for a thread
    std::chrono::milliseconds send_time{60'000};
    std::chrono::milliseconds grace{5'000};  // for what is being worked on when the server is to end
};

class Server {
 public:
    Server(Service& service, const ServerLimits& limits, WorkQueue::Size queue);
    ~Server();

    // Listens from now on.
    //
    //   address   "127.0.0.1"; "::" is every address of this machine, of IPv4 too
    //   port      0: any that is free
    //   returns   the port; words for the user when it cannot
    std::expected<std::uint16_t, std::string> listen(const std::string& address, std::uint16_t port);

    // Serves until stop() or SIGTERM.  What is being worked on then is answered; after the grace it is given up.
    void run();

    // From any thread, at any time.
    void stop();

    class Network;  // what its connections share

 private:
    std::unique_ptr<Network> network_;
};

}  // namespace nonet::cli
