#pragma once
// A document of any number of pictures, as SVG or PDF.

#include <string>
#include <string_view>

#include "flow/spool.hpp"
#include "nonet/more/draw.hpp"

namespace nonet::cli {

// PDF is printed page by page. SVG states its size at the beginning, so it is stored until the last page is complete.
class PictureDocument {
 public:
    PictureDocument(bool pdf, std::atomic<bool>& cancel) : is_pdf_(pdf), put_aside_(cancel) {}

    // Adds a page; returns the text that can be printed now.
    [[nodiscard]] std::string add(const Drawing& page);

    // Writes the rest; nothing if there were no pages.
    void end(FunctionRef<void(std::string_view)> write);

    // Returns a line for standard error if the disk failed; empty otherwise.
    const std::string& trouble() const { return put_aside_.trouble(); }

 private:
    const bool is_pdf_;
    bool begun_ = false;
    SvgWriter svg_;
    PdfWriter pdf_;
    Spool put_aside_;
};

}  // namespace nonet::cli
