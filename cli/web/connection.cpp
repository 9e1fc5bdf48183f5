#include "web/connection.hpp"

#include <algorithm>
#include <ctime>

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

namespace nonet::cli {
namespace http = boost::beast::http;
namespace {

std::string client_of(const tcp::socket& socket) {
    boost::system::error_code error;
    const auto end = socket.remote_endpoint(error);
    return error ? std::string() : end.address().to_string();
}

// "Tue, 24 Nov 2026 08:22:25 GMT"
std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

template <class Message>
void fill(Message& message, const Reply& reply, bool last) {
    message.result(reply.status);
    message.version(11);
    message.set(http::field::date, date_now());
    for (const auto& [name, value] : reply.fields)
        message.insert(boost::beast::string_view(name.data(), name.size()), value);
    message.keep_alive(!last);
    if (reply.status == 204 || reply.status == 304) return;  // these have neither a body nor its length
    message.set(http::field::content_type, boost::beast::string_view(reply.type.data(), reply.type.size()));
    message.content_length(reply.bytes().size());
}

}  // namespace

Connection::Connection(Server::Network& network, tcp::socket socket)
    : network_(network), socket_(std::move(socket)), deadline_(network.io), client_(client_of(socket_)) {
    ErrorCode ignored;
    socket_.set_option(tcp::no_delay(true), ignored);
    socket_.non_blocking(true, ignored);
    network_.all.insert(this);
}

Connection::~Connection() {
    hold(0);
    leave_line();
    network_.all.erase(this);
    // The last one lets the server end.
    if (network_.ending && network_.all.empty()) network_.all_gone();
}

void Connection::await_request() {
    parser_.reset(), response_.reset(), bodiless_.reset(), job_.reset();
    head_ = {}, reply_ = {};
    gone_ = late_ = false;
    hold(0);
    if (network_.ending) return close();
    idle_ = true;
    if (buffer_.size() > 0) return read_head();
    buffer_ = {};  // an idle connection holds no memory
    expect_within(network_.limits.idle);
    socket_.async_wait(tcp::socket::wait_read, [self = shared_from_this()](ErrorCode error) {
        error ? self->close() : self->read_head();
    });
}

void Connection::read_head() {
    idle_ = false;
    parser_.emplace();
    bound(*parser_, network_.limits.head, network_.limits.body);
    expect_within(network_.limits.head_time);
    http::async_read_header(socket_, buffer_, *parser_, then(&Connection::take_head));
}

void Connection::take_head(ErrorCode error, std::size_t) {
    if (!socket_.is_open()) return;
    if (error) return refuse_head(error);
    head_ = head_of(parser_->get(), client_);
    last_ = last_ || !parser_->get().keep_alive();
    if (auto reply = network_.service.at_once(head_)) {
        last_ = last_ || !parser_->is_done();  // the rest of its body is not read
        return send(std::move(*reply));
    }
    if (network_.held > network_.limits.held)
        return refuse(503, "busy", "too many requests are in progress: try again later");
    begin_body();
}

void Connection::refuse_head(ErrorCode error) {
    head_ = head_of(parser_->get(), client_);
    if (auto reply = refusal_of(error)) return refuse(std::move(*reply));
    close();
}

void Connection::begin_body() {
    expect_within(network_.limits.body_time);
    const auto& fields = parser_->get();
    if (parser_->is_done() || !boost::beast::iequals(fields[http::field::expect], "100-continue"))
        return read_body();
    static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
    asio::async_write(socket_, asio::buffer(go_on),
                      [self = shared_from_this()](ErrorCode error, std::size_t) {
                          error ? self->close() : self->read_body();
                      });
}

void Connection::read_body() {
    if (parser_->is_done()) return begin_work();
    http::async_read_some(socket_, buffer_, *parser_, then(&Connection::take_body));
}

void Connection::take_body(ErrorCode error, std::size_t) {
    if (!socket_.is_open()) return;
    if (error) return refuse_head(error);
    hold(parser_->get().body().size());
    if (network_.held > network_.limits.held)
        return refuse(503, "busy", "too many requests are in progress: try again later");
    read_body();
}

void Connection::begin_work() {
    leave_line();
    auto job = std::make_shared<Job>();
    job->head = head_;
    job->body = std::move(parser_->get().body());
    // Passes the connection to the network's thread together with the answer, so that it is destroyed by that thread.
    auto work = [self = shared_from_this(), job, &network = network_]() mutable {
        try {
            if (!job->begun.exchange(true))
                job->reply = network.service.work(job->head, job->body, job->cancel);
        } catch (const std::exception& bug) {
            job->reply = error_reply(500, "internal", bug.what());
        }
        asio::post(network.io, [self = std::move(self), job] { self->end_work(job); });
    };
    switch (network_.queue.add(client_, std::move(work), {job, &job->begun})) {
        case WorkQueue::Admission::taken: break;
        case WorkQueue::Admission::client_full:
            return refuse(429, "too_many", "this client has too many pending requests: try again later");
        case WorkQueue::Admission::full:
            return refuse(503, "busy", "too many requests are pending: try again later");
    }
    job_ = job;
    expect_within(network_.limits.work_time);
    leave_line();
    watch();
}

// A disconnected client is noticed by the end of its data. If it has already sent data of the next request, that data
// hides the end.
void Connection::watch() {
    if (buffer_.size() > 0) return;
    socket_.async_wait(tcp::socket::wait_read, then(&Connection::take_news));
}

void Connection::take_news(ErrorCode error) {
    if (!job_) return;
    char next = 0;
    if (!error) socket_.receive(asio::buffer(&next, 1), tcp::socket::message_peek, error);
    if (error == asio::error::would_block) return watch();
    if (!error) return;
    gone_ = true;
    cancel_work();
}

void Connection::end_work(std::shared_ptr<Job> job) {
    if (job != job_) return;
    job_.reset();
    if (gone_ || !socket_.is_open()) return close();
    ErrorCode ignored;
    socket_.cancel(ignored);  // the watch
    if (late_)
        return refuse(503, "budget", "the request took too long: send fewer puzzles, or a smaller budget");
    if (job->cancel && network_.ending) return refuse(503, "busy", "the server is shutting down");
    send(std::move(job->reply));
}

void Connection::send(Reply reply) {
    reply_ = std::move(reply);
    last_ = last_ || network_.ending;
    network_.service.finish(head_, reply_);
    hold(reply_.body.size());
    expect_within(network_.limits.send_time);
    const std::string_view bytes = reply_.bytes();
    if (head_.method == "HEAD" || bytes.empty()) {
        fill(bodiless_.emplace(), reply_, last_);
        return http::async_write(socket_, *bodiless_, then(&Connection::take_sent));
    }
    fill(response_.emplace(), reply_, last_);
    response_->body() = {bytes.data(), bytes.size()};
    http::async_write(socket_, *response_, then(&Connection::take_sent));
}

void Connection::refuse(unsigned status, std::string_view code, std::string_view text) {
    refuse(error_reply(status, code, text));
}

void Connection::refuse(Reply reply) {
    const unsigned status = reply.status;
    if (status == 429 || status == 503) reply.fields.emplace_back("Retry-After", "1");
    last_ = last_ || !parser_->is_done();
    send(std::move(reply));
}

void Connection::take_sent(ErrorCode error, std::size_t) {
    if (error || !socket_.is_open()) return close();
    last_ ? linger() : await_request();
}

// If the socket were closed while the client still sends, the client would see an error instead of the answer. So for a
// moment all data is read and discarded.
void Connection::linger() {
    ErrorCode ignored;
    socket_.shutdown(tcp::socket::shutdown_send, ignored);
    if (network_.ending) return close();
    hold(0);
    expect_within(std::chrono::seconds(2));
    buffer_.clear();
    socket_.async_read_some(buffer_.prepare(4096), then(&Connection::take_rest));
}

void Connection::take_rest(ErrorCode error, std::size_t size) {
    constexpr std::size_t most = 64 << 20;
    lingered_ += size;
    if (error || lingered_ > most || !socket_.is_open()) return close();
    socket_.async_read_some(buffer_.prepare(4096), then(&Connection::take_rest));
}

void Connection::expect_within(std::chrono::milliseconds time) {
    stand_in_line();
    deadline_.expires_after(time);
    deadline_.async_wait([weak = weak_from_this()](ErrorCode error) {
        const auto self = weak.lock();
        if (error || !self) return;
        // The deadline may have been moved while this call was under way.
        if (self->deadline_.expiry() <= std::chrono::steady_clock::now()) self->on_deadline();
    });
}

void Connection::on_deadline() {
    if (!job_) return close();
    late_ = true;
    cancel_work();
}

void Connection::cancel_work() {
    job_->cancel = true;
    if (!job_->begun.exchange(true))
        end_work(job_);  // it is still waiting for a thread, so no other call ends it
}

void Connection::stand_in_line() {
    leave_line();
    line_ = network_.awaited.insert(network_.awaited.end(), this);
}

void Connection::leave_line() {
    if (line_) network_.awaited.erase(*line_);
    line_.reset();
}

void Connection::hold(std::size_t bytes) {
    network_.held += bytes - held_;
    held_ = bytes;
}

void Connection::end() {
    last_ = true;
    if (idle_) close();
}

void Connection::give_up() {
    if (!job_) return close();
    cancel_work();
}

void Connection::close() {
    leave_line();
    deadline_.cancel();
    if (job_) job_->cancel = job_->begun = true;
    job_.reset();
    ErrorCode ignored;
    socket_.close(ignored);
}

}  // namespace nonet::cli
