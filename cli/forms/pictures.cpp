#include "forms/pictures.hpp"

namespace nonet::cli {

std::string PictureDocument::add(const Drawing& page) {
    begun_ = true;
    if (is_pdf_) return pdf_.page(page);
    put_aside_.append(svg_.page(page));
    return {};
}

void PictureDocument::end(FunctionRef<void(std::string_view)> write) {
    if (!begun_) return;
    if (is_pdf_) return pdf_.end(write);
    write(svg_.head());
    put_aside_.read_all(write);
    write(SvgWriter::tail);
}

}  // namespace nonet::cli
