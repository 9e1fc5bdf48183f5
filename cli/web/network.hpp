#pragma once
// The shared state of a server's connections. Only the network's thread accesses it.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <list>
#include <set>

#include "web/server.hpp"

namespace nonet::cli {

namespace asio = boost::asio;
using asio::ip::tcp;

class Connection;

class Server::Network {
 public:
    Network(Service& answering, const ServerLimits& bounds, WorkQueue::Size size)
        : service(answering), limits(bounds), queue(size) {}

    std::expected<std::uint16_t, std::string> listen(const std::string& address, std::uint16_t port);
    void run();
    void end();
    void all_gone() { grace_.cancel(); }  // the last connection has closed after end()

    Service& service;
    const ServerLimits limits;
    std::size_t held = 0;  // bytes of bodies and answers
    bool ending = false;   // no further requests are read
    std::set<Connection*> all;
    std::list<Connection*> awaited;  // connections whose client must act, the longest wait first
    asio::io_context io{1};          // its handlers own the connections, so it is destroyed before the lists
    WorkQueue queue;                 // its threads post to `io`, so it is destroyed before that

 private:
    void accept();
    void for_each(void (Connection::*act)());

    tcp::acceptor acceptor_{io};
    asio::signal_set terminate_{io, SIGTERM};
    asio::steady_timer grace_{io};
};

}  // namespace nonet::cli
