#pragma once
// The beginning of a page of explain --format html.

#include <string>

namespace nonet::cli {

// Returns the text up to the visible title.
std::string html_head();

// Returns the legend of the pictures, as a list.
std::string html_legend();

}  // namespace nonet::cli
