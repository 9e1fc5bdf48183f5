// serve: the page, from this program, for the browsers of this machine.

#include <httplib.h>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>

#include "command/json.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "platform/descriptors.hpp"
#include "web/page_files.hpp"

namespace nonet::cli {
namespace {

constexpr Flag port = flag::number("--port", "listen on this port (default: 8093; 0: any that is free)");
constexpr Flag bind = flag::text(
    "--bind", "ADDRESS", "listen on this address (default: 127.0.0.1, which only this machine reaches)");
constexpr std::array flags{port, bind, flag::json};

constexpr std::array examples{
    Example{"On any free port, for a second:", "timeout --signal INT 1 nonet serve --port 0",
            "http://127.0.0.1:.../\n"},
};

constexpr std::uint64_t default_port = 8093;
constexpr std::uint64_t largest_port = 65535;

// The page's own policy stands in it; frames can only be forbidden here.
const httplib::Headers headers{
    {"Content-Security-Policy", "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cache-Control", "no-cache"},
};

void answer(const httplib::Request& request, httplib::Response& response) {
    const auto files = page_files();
    const auto file = std::ranges::find(files, std::string_view(request.path), &PageFile::path);
    if (file == files.end()) {
        response.status = 404;
        response.set_content("not found\n", "text/plain");
        return;
    }
    response.set_content(file->bytes.data(), file->bytes.size(), std::string(file->type));
}

// The library's own choice is SO_REUSEPORT: two servers would share a port, and neither would say so.
void reuse_address(int socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, reinterpret_cast<const char*>(&yes), sizeof yes);
}

void set_up(httplib::Server& server) {
    server.set_socket_options(reuse_address);
    server.set_tcp_nodelay(true);  // otherwise each answer waits 40 ms for the client's acknowledgement
    server.set_payload_max_length(0);
    server.new_task_queue = [] { return new httplib::ThreadPool(4); };
    server.set_default_headers(headers);
    server.Get(".*", answer);
}

// Returns when Ctrl-C was pressed, or when the server has ended by itself.
void wait(const Streams& io, const std::atomic<bool>& ended) {
    constexpr int milliseconds = 200;
    while (!io.cancel && !ended) platform::wait_for_interrupt(io.wake, milliseconds);
}

Exit run_serve(const Args& args, Streams& io) {
    const std::uint64_t wanted = args.number(port, default_port);
    if (wanted > largest_port)
        throw UsageError(fmt::format("--port: found {}, expected at most {}", wanted, largest_port));
    const std::string address(args.value(bind).value_or("127.0.0.1"));
    httplib::Server server;
    set_up(server);
    const int bound = wanted == 0 ? server.bind_to_any_port(address)
                      : server.bind_to_port(address, static_cast<int>(wanted)) ? static_cast<int>(wanted)
                                                                               : -1;
    if (bound < 0) {
        io.err.write(fmt::format("nonet: cannot listen on {}, port {}\n", address, wanted));
        return Exit::input_output;
    }
    std::atomic<bool> ended = false;
    std::thread listener([&] {
        server.listen_after_bind();
        ended = true;
    });
    // A server that does not run yet would not hear stop().
    while (!server.is_running() && !ended) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const bool bracketed = address.contains(':');  // an address of IPv6
    const std::string url =
        fmt::format("http://{}{}{}:{}/", bracketed ? "[" : "", address, bracketed ? "]" : "", bound);
    std::string text = url + '\n';
    if (args.has(flag::json)) {
        text.clear();
        JsonObject(text).text("url", url).end_line();
    }
    io.out.write(text);
    wait(io, ended);
    server.stop();
    listener.join();
    return io.cancel ? Exit::interrupted : Exit::input_output;
}

}  // namespace

extern constinit const Command serve_command{
    .name = "serve",
    .summary = "the page: solve, learn, make and watch in a browser",
    .description =
        R"(Serves the page to the browsers of this machine and prints its address, with --json as {"url":"..."}. Nothing
that is done on the page comes back here: it runs in the browser.

Ends with Ctrl-C, exit code 130.)",
    .operands = "",
    .flags = flags,
    .examples = examples,
    .run = run_serve};

}  // namespace nonet::cli
