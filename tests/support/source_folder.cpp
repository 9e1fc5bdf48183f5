// The only file that contains the path of the sources, so that the object files of all others can be cached and shared.

#include "support/files.hpp"

namespace nonet::testing {

std::string source_path(const std::string& name) { return NONET_SOURCE_DIR "/" + name; }

}  // namespace nonet::testing
