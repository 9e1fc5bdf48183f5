#pragma once
// The only place of the version number: CMake, pkg-config, the command and the bindings read it from here.

#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 1
#define NONET_VERSION_PATCH 0
#define NONET_VERSION "0.1.0"
