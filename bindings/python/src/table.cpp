#include "table.hpp"

#include "errors.hpp"

namespace nonet::python {

void Complaints::write(nb::dict& columns, std::int64_t length) {
    columns["error"] = text_of_few(length, texts_.sorted());
    columns["first_error"] = nb::none();
    if (first_) columns["first_error"] = parts_of(first_->item, nb::int_(first_->row));
}

void TableWriter::add(const char* name, std::function<Chunk()> finish) {
    columns_.emplace_back(name, std::move(finish));
}

Writer& TableWriter::add(const char* name, Type type, Words words) {
    Writer& writer = writers_.emplace_back(type, length_, std::move(words));
    add(name, [&writer] { return writer.finished(); });
    return writer;
}

void TableWriter::add_status() {
    static const Words words = names_up_to(Status::invalid);
    status_ = &add("status", Type::words, words);
}

Writer& TableWriter::grids(const char* name, Form form) {
    Writer& writer = writers_.emplace_back(Writer::of_grids(form, length_, board_));
    add(name, [&writer] { return writer.finished(); });
    return writer;
}

Writer& TableWriter::counts(const char* name) { return add(name, board_ ? Type::uint64 : Type::uint8); }

FewGrids& TableWriter::few_grids(const char* name) {
    FewGrids& grids = grids_.emplace_back();
    add(name, [this, &grids] { return grids_of_few(form_, length_, board_, grids.sorted()); });
    return grids;
}

Texts& TableWriter::texts(const char* name) {
    Texts& texts = texts_.emplace_back();
    add(name, [this, &texts] { return text_of_few(length_, texts.sorted()); });
    return texts;
}

bool TableWriter::begin(std::int64_t row, RowState state) {
    if (state == RowState::puzzle) return true;
    set_none(row);
    if (status_) status_->set(row, Status::invalid);
    if (status_ && state == RowState::null) status_->set_null(row);
    return false;
}

void TableWriter::set_none(std::int64_t row) {
    for (Writer& writer : writers_)
        if (&writer != status_) writer.set_none(row);
}

nb::dict TableWriter::finished() {
    nb::dict columns;
    for (const auto& [name, finish] : columns_) columns[name] = finish();
    if (has_errors_) complaints.write(columns, length_);
    return columns;
}

}  // namespace nonet::python
