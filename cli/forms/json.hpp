#pragma once
// JSON Lines: one object on each line. The keys are documented in docs/json.md.

#include <string>

#include "command/json.hpp"
#include "flow/batch.hpp"

namespace nonet::cli {

// Begins the object of a record: "file", "line", and "puzzle" or, for unreadable text, "text".
JsonObject json_record(std::string& out, const Batch& batch, const Record& record);

// Writes the whole object of a record without an answer: "status":"invalid" and the reason.
void json_refusal(std::string& out, const Batch& batch, const Record& record, const Error& error);

}  // namespace nonet::cli
