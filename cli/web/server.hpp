#pragma once
// The network: one thread for all connections, so that idle or slow clients block no others; WorkQueue for the work.
//
// The resources of a client are bounded: the size of heads and bodies, the time for each, the memory of all bodies and
// answers together, the number of waiting requests, and the time of work. If there are too many connections, the one
// that has kept the server waiting longest is closed. Work ends when its client disconnects.

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
    std::chrono::milliseconds work_time{60'000};  // for an answer, including the wait for a thread
    std::chrono::milliseconds send_time{60'000};
    std::chrono::milliseconds grace{5'000};  // for work in progress when the server ends
};

class Server {
 public:
    Server(Service& service, const ServerLimits& limits, WorkQueue::Size queue);
    ~Server();

    // Starts to listen.
    //
    //   address   "127.0.0.1"; "::" is every address of this machine, including IPv4
    //   port      0: any free port
    //   returns   the port; a message for the user on failure
    std::expected<std::uint16_t, std::string> listen(const std::string& address, std::uint16_t port);

    // Serves until stop() or SIGTERM. Work in progress is then completed, or abandoned after the grace period.
    void run();

    // Safe from any thread, at any time.
    void stop();

    class Network;  // the shared state of its connections

 private:
    std::unique_ptr<Network> network_;
};

}  // namespace nonet::cli
