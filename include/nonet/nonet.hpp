#pragma once
// The whole C++ interface.

#include "nonet/canon.hpp"
#include "nonet/check.hpp"
#include "nonet/engines.hpp"
#include "nonet/generate.hpp"
#include "nonet/geometry.hpp"
#include "nonet/grid.hpp"
#include "nonet/limits.hpp"
#include "nonet/reader.hpp"
#include "nonet/result.hpp"
#include "nonet/sets.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"
#include "nonet/version.hpp"
