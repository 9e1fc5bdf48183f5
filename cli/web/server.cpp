#include "web/server.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <csignal>

#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>

#include "web/connection.hpp"
#include "web/network.hpp"

namespace nonet::cli {
namespace {

// Limits the connections to the descriptors that this process may have, less some for other purposes.
ServerLimits within_system(ServerLimits limits) {
    constexpr rlim_t others = 64;
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return limits;
    files.rlim_cur = std::min<rlim_t>(files.rlim_max, limits.connections + others);
    setrlimit(RLIMIT_NOFILE, &files);
    getrlimit(RLIMIT_NOFILE, &files);
    limits.connections =
        std::min<std::size_t>(limits.connections, files.rlim_cur - std::min(files.rlim_cur / 2, others));
    return limits;
}

}  // namespace

std::expected<std::uint16_t, std::string> Server::Network::listen(const std::string& address,
                                                                  std::uint16_t port) {
    boost::system::error_code error;
    const auto ip = asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error);
    if (error) return std::unexpected("no address of this machine");
    const tcp::endpoint wanted(ip, port);
    acceptor_.open(wanted.protocol(), error);
    // Without reuse_address a port stays blocked for a minute after its server has ended.
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error && ip.is_v6() && ip.is_unspecified()) acceptor_.set_option(asio::ip::v6_only(false), error);
    if (!error) acceptor_.bind(wanted, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
        boost::system::error_code closing;
        acceptor_.close(closing);
        return std::unexpected(error.message());
    }
    return acceptor_.local_endpoint().port();
}

void Server::Network::run() {
    terminate_.async_wait([this](const auto& error, int) {
        if (!error) end();
    });
    accept();
    io.run();
}

void Server::Network::accept() {
    acceptor_.async_accept([this](const boost::system::error_code& error, tcp::socket socket) {
        if (ending) return;
        if (error) {  // no descriptor is free, or the client has already gone
            grace_.expires_after(std::chrono::milliseconds(50));
            return grace_.async_wait([this](const auto&) {
                if (!ending) accept();
            });
        }
        if (all.size() >= limits.connections && !awaited.empty()) awaited.front()->close();
        std::make_shared<Connection>(*this, std::move(socket))->await_request();
        accept();
    });
}

void Server::Network::for_each(void (Connection::*act)()) {
    const std::set<Connection*> now = all;
    for (Connection* one : now)
        if (all.contains(one)) (one->*act)();
}

void Server::Network::end() {
    if (ending) return;
    ending = true;
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    terminate_.cancel(ignored);
    for_each(&Connection::end);
    grace_.expires_after(limits.grace);
    grace_.async_wait([this](const auto& error) {
        if (error) return;
        for_each(&Connection::give_up);
        grace_.expires_after(limits.grace);
        grace_.async_wait([this](const auto& over) {
            if (!over) for_each(&Connection::close);
        });
    });
    if (all.empty()) grace_.cancel();
}

Server::Server(Service& service, const ServerLimits& limits, WorkQueue::Size queue)
    : network_(std::make_unique<Network>(service, within_system(limits), queue)) {}
Server::~Server() = default;

std::expected<std::uint16_t, std::string> Server::listen(const std::string& address, std::uint16_t port) {
    return network_->listen(address, port);
}

void Server::run() { network_->run(); }

void Server::stop() {
    asio::post(network_->io, [network = network_.get()] { network->end(); });
}

}  // namespace nonet::cli
