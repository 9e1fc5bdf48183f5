#pragma once
// A client's connection: a request, its answer, the next request.
//
//   await_request -> read_head -+-> send -> await_request, or linger -> close
//                               |    ^
//                               +-> read_body -> begin_work (watches the client meanwhile)

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/span_body.hpp>
#include <memory>
#include <optional>

#include "web/network.hpp"
#include "web/request.hpp"

namespace nonet::cli {

class Connection : public std::enable_shared_from_this<Connection> {
 public:
    using ErrorCode = boost::system::error_code;

    Connection(Server::Network& network, tcp::socket socket);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void await_request();
    void end();      // the server ends: closes after the current answer, if any
    void give_up();  // also ends the current answer early
    void close();    // immediately

 private:
    // The current work.
    struct Job {
        Head head;
        std::string body;
        Reply reply;
        std::atomic<bool> begun{false}, cancel{false};
    };
    // Returns a handler that calls a member function, and keeps the connection alive until then.
    template <class... Results>
    auto then(void (Connection::*go_on)(Results...)) {
        return [self = shared_from_this(), go_on](Results... results) { (self.get()->*go_on)(results...); };
    }

    void read_head();
    void take_head(ErrorCode error, std::size_t);
    void refuse_head(ErrorCode error);
    void begin_body();
    void read_body();
    void take_body(ErrorCode error, std::size_t);
    void begin_work();
    void watch();
    void take_news(ErrorCode error);
    void cancel_work();
    void end_work(std::shared_ptr<Job> job);

    void send(Reply reply);
    void refuse(unsigned status, std::string_view code, std::string_view text);
    void refuse(Reply reply);
    void take_sent(ErrorCode error, std::size_t);
    void linger();
    void take_rest(ErrorCode error, std::size_t size);

    void expect_within(std::chrono::milliseconds time);  // the next event, or on_deadline()
    void on_deadline();
    void stand_in_line();
    void leave_line();
    void hold(std::size_t bytes);  // of body and answer, replacing the earlier amount

    Server::Network& network_;
    tcp::socket socket_;
    asio::steady_timer deadline_;
    const std::string client_;
    std::optional<std::list<Connection*>::iterator> line_;
    boost::beast::flat_buffer buffer_;
    std::optional<RequestParser> parser_;
    Head head_;
    std::shared_ptr<Job> job_;
    Reply reply_;
    std::optional<boost::beast::http::response<boost::beast::http::span_body<const char>>> response_;
    std::optional<boost::beast::http::response<boost::beast::http::empty_body>> bodiless_;
    std::size_t held_ = 0, lingered_ = 0;
    bool idle_ = true;   // between two requests
    bool last_ = false;  // no request follows this answer
    bool gone_ = false;  // the client left during the work
    bool late_ = false;  // the work was stopped by its deadline
};

}  // namespace nonet::cli
