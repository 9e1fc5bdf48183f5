// Drawings as PDF 1.4: paths, and two of the fourteen fonts that every reader brings along, so nothing is embedded.
//
//   objects   1 catalogue, 2 list of pages, 3 Helvetica, 4 Helvetica-Bold, 5 what the document is;
//             then for each page the page and its contents
//   units     points; PDF counts upwards from the lower edge, drawings downwards from the upper one
//   source    ISO 32000-1, and the metrics that Adobe publishes for the fonts

#include <algorithm>

#include "draw/inks.hpp"
#include "draw/numbers.hpp"

namespace nonet {
namespace {

// The widths of ASCII 32..126 in thousandths of the size.
constexpr std::array<std::uint16_t, 95> plain_widths{
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,  278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,  611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,  556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,  500, 334, 260, 334, 584};
constexpr double other_width = 556;        // of letters beyond ASCII, which no centred text has
constexpr double middle_of_digits = .355;  // from the base line, in sizes
constexpr double disc_pull = .5522847498;  // of the Bezier curve nearest to a quarter of a circle

// One byte for each letter, as WinAnsiEncoding has them; what it lacks becomes a question mark.
std::string latin_1(std::string_view utf8) {
    std::string text;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const auto byte = static_cast<unsigned char>(utf8[i]);
        if (byte < 0x80) {
            text += byte < 0x20 ? ' ' : utf8[i];
        } else if ((byte == 0xc2 || byte == 0xc3) && i + 1 < utf8.size()) {
            const int code = (byte & 3) << 6 | (static_cast<unsigned char>(utf8[++i]) & 63);
            text += code < 0xa0 ? '?' : static_cast<char>(code);
        } else if (byte >= 0xc0) {
            text += '?';
        }  // the others continue a letter
    }
    return text;
}

std::string literal_of(std::string_view latin) {
    std::string text = "(";
    for (char c : latin) {
        if (c == '(' || c == ')' || c == '\\') text += '\\';
        text += c;
    }
    return text + ')';
}

double width_of(std::string_view latin, double size) {
    double width = 0;
    for (char c : latin)
        width += c >= ' ' && c <= '~' ? plain_widths[static_cast<std::size_t>(c - ' ')] : other_width;
    return width * size / 1000;
}

class PageWriter {
 public:
    explicit PageWriter(const Drawing& drawing) : drawing_(drawing) {
        for (const Shape& shape : drawing.shapes) write(shape);
    }
    const std::string& content() const { return content_; }

 private:
    void write(const Shape& shape) {
        const Look& look = look_of(shape.ink);
        if (look.fill) colour(look.fill->light, "rg");
        if (shape.kind == Shape::Kind::text) return write_text(shape, look);
        const bool stroked = look.stroke && shape.width > 0;
        if (stroked) {
            colour(look.stroke->light, "RG");
            content_ += length_text(shape.width) + " w [";
            if (look.dash != 0)
                content_ += length_text(look.dash * shape.width) + ' ' + length_text(look.gap * shape.width);
            content_ += "] 0 d\n";
        }
        const bool filled =
            look.fill && (shape.kind == Shape::Kind::box || shape.kind == Shape::Kind::triangle);
        outline(shape);
        content_ += filled && stroked ? "B\n" : filled ? "f\n" : "S\n";
    }

    void outline(const Shape& shape) {
        const auto& [a, b, c] = shape.points;
        switch (shape.kind) {
            case Shape::Kind::box: return shape.radius == 0 ? rectangle(a, b) : rounded(a, b, shape.radius);
            case Shape::Kind::line: return go(a, "m"), go(b, "l");
            case Shape::Kind::curve: {
                // A quadratic curve as a cubic one.
                go(a, "m");
                const auto near = [&](Point end) {
                    return Point{end.x + 2 * (c.x - end.x) / 3, end.y + 2 * (c.y - end.y) / 3};
                };
                return bend(near(a), near(b), b);
            }
            case Shape::Kind::triangle: return go(a, "m"), go(b, "l"), go(c, "l"), void(content_ += "h ");
            case Shape::Kind::text: break;
        }
    }

    void rectangle(Point a, Point b) {
        content_ += at(a) + length_text(b.x - a.x) + ' ' + length_text(a.y - b.y) + " re ";
    }

    void rounded(Point a, Point b, double radius) {
        const double pull = radius * (1 - disc_pull);
        go({a.x + radius, a.y}, "m");
        go({b.x - radius, a.y}, "l");
        bend({b.x - pull, a.y}, {b.x, a.y + pull}, {b.x, a.y + radius});
        go({b.x, b.y - radius}, "l");
        bend({b.x, b.y - pull}, {b.x - pull, b.y}, {b.x - radius, b.y});
        go({a.x + radius, b.y}, "l");
        bend({a.x + pull, b.y}, {a.x, b.y - pull}, {a.x, b.y - radius});
        go({a.x, a.y + radius}, "l");
        bend({a.x, a.y + pull}, {a.x + pull, a.y}, {a.x + radius, a.y});
        content_ += "h ";
    }

    void write_text(const Shape& shape, const Look& look) {
        const std::string latin = latin_1(shape.text);
        const double back = shape.centred ? width_of(latin, shape.size) / 2 : 0;
        const Point start{shape.points[0].x - back, shape.points[0].y + middle_of_digits * shape.size};
        content_ += std::string("BT /") + (look.bold ? "B " : "A ") + length_text(shape.size) + " Tf " +
                    at(start) + "Td " + literal_of(latin) + " Tj ET\n";
    }

    std::string at(Point point) const {
        return length_text(point.x) + ' ' + length_text(drawing_.height - point.y) + ' ';
    }
    void go(Point point, std::string_view operation) { ((content_ += at(point)) += operation) += ' '; }
    void bend(Point first, Point second, Point end) { content_ += at(first) + at(second) + at(end) + "c "; }
    void colour(std::uint32_t colour, std::string_view operation) {
        for (int shift : {16, 8, 0}) content_ += length_text((colour >> shift & 255) / 255.) + ' ';
        (content_ += operation) += ' ';
    }

    const Drawing& drawing_;
    std::string content_;
};

// The file: numbered objects, and at the end the place of each.
class PdfFile {
 public:
    void object(std::string_view body) {
        places_.push_back(text_.size());
        ((text_ += std::to_string(places_.size()) + " 0 obj\n") += body) += "\nendobj\n";
    }

    std::string finished() && {
        const std::size_t table = text_.size();
        const std::string count = std::to_string(places_.size() + 1);
        text_ += "xref\n0 " + count + "\n0000000000 65535 f \n";
        for (std::size_t place : places_) {
            const std::string digits = std::to_string(place);
            text_ += std::string(10 - digits.size(), '0') + digits + " 00000 n \n";
        }
        text_ += "trailer\n<< /Size " + count + " /Root 1 0 R /Info 5 0 R >>\nstartxref\n" +
                 std::to_string(table) + "\n%%EOF\n";
        return std::move(text_);
    }

 private:
    std::string text_ =
        "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";  // the second line tells programs that it is no plain text
    std::vector<std::size_t> places_;
};

std::string font(std::string_view name) {
    return "<< /Type /Font /Subtype /Type1 /BaseFont /" + std::string(name) +
           " /Encoding /WinAnsiEncoding >>";
}

}  // namespace

std::string pdf(std::span<const Drawing> pages) {
    constexpr std::size_t first_page = 6;
    PdfFile file;
    file.object("<< /Type /Catalog /Pages 2 0 R >>");
    std::string kids;
    for (std::size_t i = 0; i < pages.size(); ++i) kids += std::to_string(first_page + 2 * i) + " 0 R ";
    file.object("<< /Type /Pages /Count " + std::to_string(pages.size()) + " /Kids [" + kids + "] >>");
    file.object(font("Helvetica"));
    file.object(font("Helvetica-Bold"));
    file.object("<< /Title " + literal_of(latin_1(pages.empty() ? "" : pages.front().title)) +
                " /Producer (nonet) >>");
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const PageWriter page(pages[i]);
        file.object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + length_text(pages[i].width) + ' ' +
                    length_text(pages[i].height) +
                    "] /Resources << /Font << /A 3 0 R /B 4 0 R >> >> /Contents " +
                    std::to_string(first_page + 2 * i + 1) + " 0 R >>");
        file.object("<< /Length " + std::to_string(page.content().size()) + " >>\nstream\n" + page.content() +
                    "endstream");
    }
    return std::move(file).finished();
}

}  // namespace nonet
