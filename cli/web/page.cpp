#include "web/page.hpp"

#include <fmt/format.h>

#include "command/sha256.hpp"
#include "web/gzip.hpp"

namespace nonet::cli {
namespace {

// A file whose name contains a hash of its contents never changes.
bool has_own_name(std::string_view path) { return path.starts_with("/assets/"); }

std::string gzipped_if_smaller(const PageFile& file) {
    std::string packed = gzip(file.bytes, Packing::small);
    return packed.size() < file.bytes.size() * 9 / 10 ? packed : std::string();
}

}  // namespace

Page::Page() {
    constexpr std::size_t enough = 32;  // hexadecimal digits: 128 bits
    for (const PageFile& file : page_files())
        entries_[file.path] = {
            .file = &file,
            .gzipped = gzipped_if_smaller(file),
            .tag = fmt::format("\"{}\"", hex(Sha256().add(file.bytes).digest()).substr(0, enough))};
}

Reply Page::reply(const Head& head) const {
    const auto found = entries_.find(head.path);
    if (found == entries_.end())
        return {.status = 404, .type = "text/plain", .body = "not found\n", .kept = {}, .fields = {}};
    const auto& [file, gzipped, tag] = found->second;
    Reply reply{.type = file->type, .body = {}, .kept = {}, .fields = {}};
    // A compressed answer has other bytes, so it needs another tag.
    std::string_view coding, packed;
    if (!file->brotli.empty() && head.takes("br"))
        coding = "br", packed = file->brotli;
    else if (!gzipped.empty() && head.takes("gzip"))
        coding = "gzip", packed = gzipped;
    const std::string tag_sent =
        coding.empty() ? tag : fmt::format("{}-{}\"", tag.substr(0, tag.size() - 1), coding);
    reply.fields = {
        {"ETag", tag_sent},
        {"Cache-Control", has_own_name(file->path) ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (!gzipped.empty()) reply.fields.emplace_back("Vary", "Accept-Encoding");
    if (head.if_none_match == "*" || head.if_none_match.contains(tag_sent)) {
        reply.status = 304;
        return reply;
    }
    if (!coding.empty()) reply.fields.emplace_back("Content-Encoding", coding);
    reply.kept = coding.empty() ? file->bytes : packed;
    return reply;
}

}  // namespace nonet::cli
