// Writes drawings as PDF 1.4: paths, and two of the fourteen standard fonts, so nothing is embedded.
//
//   objects   1 catalogue, 2 the pages, 3 Helvetica, 4 Helvetica-Bold, 5 the document information;
//             then for each page the page and its contents. A form, a part that other pages may also show, comes before
//             the first page that needs it. Objects are written in order, 1 and 2 at the end
//   units     points; PDF counts upwards from the lower edge, drawings downwards from the upper one
//   source    ISO 32000-1

#include <algorithm>
#include <cmath>

#include "draw/inks.hpp"
#include "draw/numbers.hpp"
#include "draw/pdf_text.hpp"

namespace nonet {
namespace {

constexpr double middle_of_digits = .355;  // from the base line, in sizes
constexpr double disc_pull = .5522847498;  // of the Bezier curve nearest to a quarter of a circle

// Writes shapes as PDF operations. Settings are not repeated, and texts of the same style share one text object.
class ContentWriter {
 public:
    // origin   the point of the drawing that becomes (0, 0)
    explicit ContentWriter(Point origin) : origin_(origin) {}

    void write(std::span<const Shape> shapes) {
        for (const Shape& shape : shapes) write(shape);
    }

    // Shows a form with its (0, 0) at `place`.
    void show_form(std::size_t number, Point place) {
        end_text();
        content_ += "q 1 0 0 1 " + at(place) + "cm /F" + std::to_string(number) + " Do Q\n";
    }

    std::string finished() && {
        end_text();
        return std::move(content_);
    }

 private:
    void write(const Shape& shape) {
        const Look& look = look_of(shape.ink);
        if (shape.kind == Shape::Kind::text) return write_text(shape, look);
        end_text();
        if (look.fill) set(fill_, colour(look.fill->light, "rg "));
        const bool stroked = look.stroke && shape.width > 0;
        if (stroked) {
            std::string pen = colour(look.stroke->light, "RG ") + length_text(shape.width) + " w [";
            if (look.dash != 0)
                pen += length_text(look.dash * shape.width) + ' ' + length_text(look.gap * shape.width);
            set(pen_, pen + "] 0 d\n");
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
                // Converts a quadratic curve to a cubic one.
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
        const std::string fill = colour(look.fill->light, "rg ");
        const std::string font = std::string(look.bold ? "/B " : "/A ") + length_text(shape.size) + " Tf\n";
        if (fill != fill_ || font != font_) {
            end_text();
            set(fill_, fill);
            content_ += "BT " + (font_ = font);
            last_ = {};
        }
        // Each text is positioned relative to the previous one, in whole hundredths, so that rounding errors do not add
        // up.
        const Point now{in_hundredths(start.x - origin_.x), in_hundredths(origin_.y - start.y)};
        content_ += length_text(now.x - last_.x) + ' ' + length_text(now.y - last_.y) + " Td " +
                    literal_of(latin) + "Tj\n";
        last_ = now;
    }

    void end_text() {
        if (!font_.empty()) content_ += "ET\n";
        font_.clear();
    }

    static double in_hundredths(double length) {
        return static_cast<double>(std::lround(length * 100)) / 100;
    }

    std::string at(Point point) const {
        return length_text(point.x - origin_.x) + ' ' + length_text(origin_.y - point.y) + ' ';
    }
    void go(Point point, std::string_view operation) { ((content_ += at(point)) += operation) += ' '; }
    void bend(Point first, Point second, Point end) { content_ += at(first) + at(second) + at(end) + "c "; }

    void set(std::string& now, std::string wanted) {
        if (now == wanted) return;
        now = std::move(wanted);
        content_ += now;
    }
    static std::string colour(std::uint32_t colour, std::string_view operation) {
        std::string text;
        for (int shift : {16, 8, 0}) text += length_text((colour >> shift & 255) / 255.) + ' ';
        return text += operation;
    }

    const Point origin_;
    std::string content_;
    std::string fill_, pen_;  // the current settings
    std::string font_;        // of the open text object; empty if none is open
    Point last_;              // where its last text begins
};

// The second line marks the file as binary.
constexpr std::string_view file_head = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
constexpr std::size_t first_number = 3;       // of the objects that are written in order
constexpr std::size_t first_page_number = 6;  // or the number of a form before it
constexpr std::size_t objects_of_page = 2;
constexpr std::string_view fonts = "/Font << /A 3 0 R /B 4 0 R >>";

std::string font(std::string_view name) {
    return "<< /Type /Font /Subtype /Type1 /BaseFont /" + std::string(name) +
           " /Encoding /WinAnsiEncoding >>";
}

std::string stream(std::string_view entries, std::string_view content) {
    return "<< " + std::string(entries) + "/Length " + std::to_string(content.size()) + " >>\nstream\n" +
           std::string(content) + "endstream";
}

std::string numbered(std::size_t number, std::string_view body) {
    return std::to_string(number) + " 0 obj\n" + std::string(body) + "\nendobj\n";
}

// Returns the bounding box of the shapes in PDF notation: nothing outside of it is drawn.
std::string bounds_of(std::span<const Shape> shapes, Point at) {
    Point least = at, most = at;
    for (const Shape& shape : shapes) {
        const double reach = shape.width + shape.size;
        for (const Point& point : shape.points) {
            least = {std::min(least.x, point.x - reach), std::min(least.y, point.y - reach)};
            most = {std::max(most.x, point.x + reach), std::max(most.y, point.y + reach)};
        }
    }
    return "/BBox [" + length_text(least.x - at.x) + ' ' + length_text(at.y - most.y) + ' ' +
           length_text(most.x - at.x) + ' ' + length_text(at.y - least.y) + "] ";
}

std::span<const Shape> shapes_of(const Drawing& drawing, const Part& part) {
    return std::span(drawing.shapes).subspan(part.first, part.count);
}

std::string entry_of(std::size_t place) {
    const std::string digits = std::to_string(place);
    constexpr std::size_t room = 10;
    return std::string(room - std::min(room, digits.size()), '0') + digits + " 00000 n \n";
}

// Writes the cross-reference table, followed by its own position.
//
//   sizes   of the objects from the third on
//   ends    the positions of the first two
void write_table(std::span<const std::uint32_t> sizes, std::array<std::size_t, 2> ends, std::size_t table,
                 FunctionRef<void(std::string_view)> write) {
    const std::string count = std::to_string(first_number + sizes.size());
    write("xref\n0 " + count + "\n0000000000 65535 f \n");
    for (std::size_t place : ends) write(entry_of(place));
    std::size_t place = file_head.size();
    for (std::uint32_t size : sizes) {
        write(entry_of(place));
        place += size;
    }
    write("trailer\n<< /Size " + count + " /Root 1 0 R /Info 5 0 R >>\nstartxref\n" + std::to_string(table) +
          "\n%%EOF\n");
}

}  // namespace

std::size_t PdfWriter::next_number() const { return first_number + sizes_.size(); }

std::string PdfWriter::object(std::string_view body) {
    std::string text = numbered(next_number(), body);
    sizes_.push_back(static_cast<std::uint32_t>(text.size()));
    return text;
}

std::string PdfWriter::begun(std::string_view title) {
    std::string text(file_head);
    for (const char* name : {"Helvetica", "Helvetica-Bold"}) text += object(font(name));
    return text += object("<< /Title " + literal_of(pdf_title_of(title)) + " /Producer (nonet) >>");
}

const PdfWriter::Form& PdfWriter::form_of(const Drawing& page, const Part& part, std::string& made) {
    ContentWriter writer(part.at);
    writer.write(shapes_of(page, part));
    std::string shapes = std::move(writer).finished();
    const auto found = std::ranges::find(forms_, shapes, &Form::shapes);
    if (found != forms_.end()) return *found;
    forms_.push_back({next_number(), shapes});
    made += object(stream("/Type /XObject /Subtype /Form " + bounds_of(shapes_of(page, part), part.at) +
                              "/Resources << " + std::string(fonts) + " >> ",
                          shapes));
    return forms_.back();
}

std::string PdfWriter::page(const Drawing& page) {
    std::string text = sizes_.empty() ? begun(page.title) : std::string();
    ContentWriter writer({0, page.height});
    std::size_t done = 0;
    for (const Part& part : page.parts) {
        if (!part.everywhere) continue;  // rows of digits differ from puzzle to puzzle
        writer.write(std::span(page.shapes).subspan(done, part.first - done));
        writer.show_form(form_of(page, part, text).number, part.at);
        done = part.first + part.count;
    }
    writer.write(std::span(page.shapes).subspan(done));
    text += object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + length_text(page.width) + ' ' +
                   length_text(page.height) + "] /Contents " + std::to_string(next_number() + 1) + " 0 R >>");
    return text += object(stream("", std::move(writer).finished()));
}

void PdfWriter::end(FunctionRef<void(std::string_view)> write) {
    if (sizes_.empty()) write(begun(""));
    std::size_t place = file_head.size();
    for (std::uint32_t size : sizes_) place += size;
    const auto put = [&](std::string_view text) {
        write(text);
        place += text.size();
    };
    const std::size_t catalogue = place;
    put(numbered(1, "<< /Type /Catalog /Pages 2 0 R >>"));
    const std::size_t tree = place;
    std::string forms;
    for (const Form& form : forms_)
        forms += "/F" + std::to_string(form.number) + ' ' + std::to_string(form.number) + " 0 R ";
    put("2 0 obj\n<< /Type /Pages /Count " +
        std::to_string((next_number() - first_page_number - forms_.size()) / objects_of_page) +
        " /Resources << " + std::string(fonts) + " /XObject << " + forms + ">> >>\n/Kids [");
    auto form = forms_.begin();
    for (std::size_t number = first_page_number; number < next_number();) {
        if (form != forms_.end() && form->number == number) {
            ++form, ++number;
            continue;
        }
        put(std::to_string(number) + " 0 R ");
        number += objects_of_page;
    }
    put("] >>\nendobj\n");
    write_table(sizes_, {catalogue, tree}, place, write);
}

std::string pdf(std::span<const Drawing> pages) {
    PdfWriter writer;
    std::string text;
    for (const Drawing& page : pages) text += writer.page(page);
    writer.end([&](std::string_view more) { text += more; });
    return text;
}

}  // namespace nonet
