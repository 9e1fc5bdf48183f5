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

constexpr char32_t no_letter = 0xfffd;  // what stands for bytes that are no UTF-8

// The letter at the beginning of a text, and how many bytes it has.
struct Letter {
    char32_t code = no_letter;
    std::size_t bytes = 1;
};

Letter first_letter(std::string_view utf8) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
    if (byte(0) < 0x80) return {byte(0), 1};
    const std::size_t bytes = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : byte(0) >= 0xc2 ? 2 : 1;
    if (bytes == 1 || byte(0) > 0xf4 || bytes > utf8.size()) return {};
    char32_t code = byte(0) & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if (byte(i) >> 6 != 2) return {};
        code = code << 6 | (byte(i) & 63u);
    }
    return {code, bytes};
}

// What WinAnsiEncoding has in the place of 0x80..0x9f; 0 where there is nothing.
constexpr std::array<char16_t, 32> win_ansi{0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                            0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                            0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                            0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

// The byte that stands for a letter in the fonts; 0 for one that they lack.
unsigned char byte_of(char32_t code) {
    if (code < 0x20) return ' ';
    if (code < 0x7f || (code >= 0xa0 && code <= 0xff)) return static_cast<unsigned char>(code);
    for (std::size_t i = 0; i < win_ansi.size(); ++i)
        if (code != 0 && win_ansi[i] == code) return static_cast<unsigned char>(0x80 + i);
    return 0;
}

// One byte for each letter, as WinAnsiEncoding has them; what it lacks becomes a question mark.
std::string win_ansi_of(std::string_view utf8) {
    std::string text;
    while (!utf8.empty()) {
        const Letter letter = first_letter(utf8);
        const unsigned char byte = byte_of(letter.code);
        text += byte == 0 ? '?' : static_cast<char>(byte);
        utf8.remove_prefix(letter.bytes);
    }
    return text;
}

// What a document says of itself may be in any script: UTF-16, the upper byte first, behind a mark.
std::string utf_16_of(std::string_view utf8) {
    std::string text = "\xfe\xff";
    const auto add = [&](char32_t unit) {
        text += static_cast<char>(unit >> 8);
        text += static_cast<char>(unit & 0xff);
    };
    while (!utf8.empty()) {
        const Letter letter = first_letter(utf8);
        utf8.remove_prefix(letter.bytes);
        if (letter.code < 0x10000) {
            add(letter.code);
        } else {
            add(0xd800 + ((letter.code - 0x10000) >> 10));
            add(0xdc00 + ((letter.code - 0x10000) & 0x3ff));
        }
    }
    return text;
}

std::string literal_of(std::string_view latin) {
    std::string text = "(";
    for (char c : latin) {
        if (c == '(' || c == ')' || c == '\\') text += '\\';
        if (c == '\r')
            text += "\\r";  // a reader takes a bare one for a line feed
        else
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

// Plain where ASCII will do.
std::string title_of(std::string_view utf8) {
    const bool plain = std::ranges::all_of(utf8, [](char c) { return c >= ' ' && c <= '~'; });
    return plain ? std::string(utf8) : utf_16_of(utf8);
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
        const std::string latin = win_ansi_of(shape.text);
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
    file.object("<< /Title " + literal_of(title_of(pages.empty() ? "" : pages.front().title)) +
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

std::optional<std::string_view> missing_in_pdf(std::string_view text) noexcept {
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        if (byte_of(letter.code) == 0) return text.substr(0, letter.bytes);
        text.remove_prefix(letter.bytes);
    }
    return std::nullopt;
}

}  // namespace nonet
