#pragma once
// A document of any number of pictures, as SVG or PDF.

#include <string>
#include <string_view>

#include "flow/spool.hpp"
#include "nonet/more/draw.hpp"

namespace nonet::cli {

// PDF goes out page by page.  SVG says at its beginning how large it is, so it is put aside until the last page is there.
class PictureDocument {
 public:
    PictureDocument(bool pdf, std::atomic<bool>& cancel) : is_pdf_(pdf), put_aside_(cancel) {}

    // The next page; what can go out now.
    [[nodiscard]] std::string add(const Drawing& page);

    // The rest; nothing if there was no page.
    void end(FunctionRef<void(std::string_view)> write);

    // A line for standard error when the disk failed; empty otherwise.
    const std::string& trouble() const { return put_aside_.trouble(); }

 private:
    const bool is_pdf_;
    bool begun_ = false;
    SvgWriter svg_;
    PdfWriter pdf_;
    Spool put_aside_;
};

}  // namespace nonet::cli
