#pragma once
// What a page of explain --format html begins with.

#include <string>

namespace nonet::cli {

// As far as the title that its readers see.
std::string html_head();

// How to read the pictures, as a list.
std::string html_legend();

}  // namespace nonet::cli
