// serve: the page and the API from this program, for browsers and programs on this machine or in a class.

#include <fmt/format.h>

#include <atomic>
#include <cstdlib>
#include <thread>

#include "command/json.hpp"
#include "frame/args.hpp"
#include "frame/flags.hpp"
#include "platform/descriptors.hpp"
#include "platform/process.hpp"
#include "web/addresses.hpp"
#include "web/server.hpp"
#include "web/site.hpp"

namespace nonet::cli {
namespace {

constexpr Flag own_port = flag::number("--port", "listen on this port (default: 8093; 0: any free port)");
constexpr Flag bind = flag::text(
    "--bind", "ADDRESS", "listen on this address (default: 127.0.0.1, reachable only from this machine)");
constexpr Flag share{.name = "--share",
                     .help = "let other machines connect: listen on every address, and print the addresses"};
constexpr Flag token = flag::text(
    "--token", "TEXT", "require this bearer token for the API (default: the variable NONET_TOKEN)");
constexpr Flag cors = flag::text(
    "--cors", "ORIGIN", "allow pages of this origin to use the API: https://example.org, or * for any");
constexpr Flag largest_body =
    flag::number("--largest-body", "the maximum size of a request body, in bytes (default: 1048576)");
constexpr Flag request_budget = flag::budget_of(
    "TIME", "the budget of each puzzle if the request has none: 500ms, 2s, 100000n (default: 10s)");
constexpr Flag jobs{.name = "--jobs",
                    .kind = Flag::Kind::jobs,
                    .value = "N",
                    .help = "process N requests in parallel (default: the CPUs available to this process)",
                    .letter = 'j'};
constexpr std::array flags{own_port,     bind,           share, token,     cors,
                           largest_body, request_budget, jobs,  flag::json};

constexpr std::array examples{
    Example{"Run the server on any free port for a second:", "timeout --signal INT 1 nonet serve --port 0",
            "http://127.0.0.1:.../\n"},
};

constexpr std::uint64_t default_port = 8093;
constexpr std::uint64_t largest_port = 65535;
constexpr std::string_view this_machine = "127.0.0.1", everywhere = "::", everywhere_of_four = "0.0.0.0";

std::uint16_t port_by(const Args& args) {
    const std::uint64_t wanted = args.number(own_port, default_port);
    if (wanted > largest_port)
        throw UsageError(fmt::format("--port: found {}, expected at most {}", wanted, largest_port));
    return static_cast<std::uint16_t>(wanted);
}

std::string token_by(const Args& args) {
    const char* const variable = std::getenv("NONET_TOKEN");
    const std::string found(args.value(token).value_or(variable == nullptr ? "" : variable));
    if (args.has(token) && found.empty()) throw UsageError("--token: found nothing, expected a text");
    return found;
}

bool is_loopback(std::string_view address) {
    return address == "localhost" || address == "::1" || address.starts_with("127.");
}

bool is_everywhere(std::string_view address) {
    return address == everywhere || address == everywhere_of_four;
}

SiteOptions site_by(const Args& args, std::string_view address) {
    SiteOptions options{.api = {},
                        .token = token_by(args),
                        .cors = std::string(args.value(cors).value_or("")),
                        .this_machine = is_loopback(address)};
    if (const auto text = args.value(request_budget)) options.api.budget = *text;
    options.api.language = code_of(args.language());
    return options;
}

std::string address_by(const Args& args) {
    if (args.has(share) && args.has(bind))
        throw UsageError("--share and --bind cannot be combined: --share listens on every address");
    return std::string(args.value(bind).value_or(args.has(share) ? everywhere : this_machine));
}

// Starts to listen; without IPv6, "everywhere" means all IPv4 addresses.
std::expected<std::uint16_t, std::string> listen(Server& server, std::string& address, std::uint16_t wanted) {
    auto bound = server.listen(address, wanted);
    if (bound || address != everywhere) return bound;
    address = everywhere_of_four;
    return server.listen(address, wanted);
}

std::vector<std::string> urls_of(const std::string& address, std::uint16_t bound) {
    std::vector<std::string> addresses;
    if (is_everywhere(address)) addresses = addresses_of_machine();
    if (addresses.empty()) addresses.push_back(is_everywhere(address) ? std::string(this_machine) : address);
    std::vector<std::string> urls;
    for (const std::string& one : addresses) urls.push_back(url_of(one, bound));
    return urls;
}

void tell(const Args& args, Streams& io, const std::vector<std::string>& urls) {
    std::string text;
    if (args.has(flag::json)) {
        JsonObject(text).text("url", urls.front()).texts("urls", urls).end_line();
    } else {
        for (const std::string& url : urls) text += url + '\n';
        if (args.has(share) && io.out_is_terminal && io.out_draws_boxes)
            text += '\n' + qr_code(urls.front(), io.out_colour);
    }
    (void)io.out.write(text);
}

// Returns when Ctrl-C was pressed, or when the server has ended by itself.
void wait(const Streams& io, const std::atomic<bool>& ended) {
    constexpr int milliseconds = 200;
    while (!io.cancel && !ended) platform::wait_for_interrupt(io.wake, milliseconds);
}

Exit run_serve(const Args& args, Streams& io) {
    const std::uint16_t wanted = port_by(args);
    std::string address = address_by(args);
    Site site(site_by(args, address));
    ServerLimits limits;
    limits.body = static_cast<std::size_t>(args.number(largest_body, limits.body));
    std::optional<platform::InterruptsElsewhere> masked(std::in_place);
    Server server(site, limits,
                  {.at_once = static_cast<unsigned>(args.number(jobs, platform::usable_cpus()))});
    const auto bound = listen(server, address, wanted);
    if (!bound) {
        io.err.write(
            fmt::format("nonet: cannot listen on {}, port {}: {}\n", address, wanted, bound.error()));
        return Exit::input_output;
    }
    std::atomic<bool> ended = false;
    std::thread network([&] {
        server.run();
        ended = true;
    });
    masked.reset();
    tell(args, io, urls_of(address, *bound));
    wait(io, ended);
    server.stop();
    network.join();
    return io.cancel ? Exit::interrupted : Exit::done;
}

}  // namespace

extern constinit const Command serve_command{
    .name = "serve",
    .summary = "serve the page, and the commands over HTTP",
    .description =
        R"(Serves the page and the commands over HTTP: POST /v1/solve and others, described at /v1/openapi.json and in
docs/http.md. Prints its address, with --json as {"url":"...","urls":["..."]}. The page runs in the browser and
sends no puzzles to the server.

By default, only this machine can connect; --share and --bind change this. --share prints the addresses for other
machines in the network, and on a terminal a QR code of the first.

Ctrl-C (exit code 130) and SIGTERM (exit code 0) stop the server; it finishes current requests for up to five seconds.)",
    .operands = "",
    .flags = flags,
    .examples = examples,
    .run = run_serve};

}  // namespace nonet::cli
