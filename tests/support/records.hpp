#pragma once
// All records of a text in printable form, so that two readings can be compared.

#include <algorithm>
#include <string_view>
#include <vector>

#include "nonet/reader.hpp"
#include "support/chunks.hpp"

namespace nonet {

inline std::vector<Record> records_of(std::string_view text, std::size_t chunk) {
    Chunks chunks(text, chunk);
    PuzzleReader reader(chunks);
    std::vector<Record> records;
    for (Record record; reader.next(record);) records.push_back(record);
    return records;
}

// Returns whether the records are equal in everything that a caller can see.
inline bool same_record(const Record& a, const Record& b) {
    if (a.error.has_value() != b.error.has_value()) return false;
    if (a.error &&
        (a.error->code != b.error->code || a.error->at != b.error->at || a.error->line != b.error->line ||
         a.error->column != b.error->column || a.error->message() != b.error->message()))
        return false;
    return a.puzzle == b.puzzle && a.format == b.format && a.line == b.line && a.at == b.at &&
           a.text == b.text && a.rest == b.rest;
}

inline bool same_records(const std::vector<Record>& a, const std::vector<Record>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_record);
}

}  // namespace nonet
