#include "web/gzip.hpp"

#include <zlib.h>

#include <stdexcept>

namespace nonet::cli {

std::string gzip(std::string_view bytes, Packing packing) {
    constexpr int window = 15, with_header = 16, memory = 8;
    z_stream stream{};
    if (deflateInit2(&stream, static_cast<int>(packing), Z_DEFLATED, window + with_header, memory,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("gzip: no memory");
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);  // in one call: there is room for the largest result
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

}  // namespace nonet::cli
