#pragma once
// The whole C++ interface.

#include "nonet/check.hpp"
#include "nonet/engines.hpp"
#include "nonet/explain.hpp"
#include "nonet/geometry.hpp"
#include "nonet/grid.hpp"
#include "nonet/limits.hpp"
#include "nonet/reader.hpp"
#include "nonet/result.hpp"
#include "nonet/sets.hpp"
#include "nonet/solve.hpp"
#include "nonet/step.hpp"
#include "nonet/techniques.hpp"
#include "nonet/text.hpp"
#include "nonet/verify.hpp"
#include "nonet/version.hpp"
#include "nonet/words.hpp"
