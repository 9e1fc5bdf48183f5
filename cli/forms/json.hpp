#pragma once
// JSON Lines: one object after the other, each on its line.  The keys are documented in docs/json.md.

#include <string>

#include "command/json.hpp"
#include "flow/batch.hpp"

namespace nonet::cli {

// Begins the object of a record: "file", "line", and "puzzle" or, for what is no puzzle, "text".
JsonObject json_record(std::string& out, const Batch& batch, const Record& record);

// The whole object of a record that has no answer: "status":"invalid" and the reason.
void json_refusal(std::string& out, const Batch& batch, const Record& record, const Error& error);

}  // namespace nonet::cli
