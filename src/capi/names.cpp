// What things are called, in C.  Every name in the library is a literal, so there is a NUL behind it.

#include "nonet/engines.hpp"
#include "nonet/nonet.h"
#include "nonet/result.hpp"
#include "nonet/solve.hpp"

const char* nonet_version(void) { return NONET_VERSION; }

const char* nonet_status_name(int status) {
    if (status == NONET_OK) return "ok";
    if (status < NONET_OK || status > NONET_UNSUPPORTED) return "unknown";
    return nonet::name_of(static_cast<nonet::Errc>(status)).data();
}

const char* nonet_outcome_name(int outcome) {
    if (outcome < NONET_UNIQUE || outcome > NONET_STUCK) return "unknown";
    return nonet::name_of(static_cast<nonet::Status>(outcome)).data();
}

size_t nonet_engine_count(void) { return nonet::engines().size(); }

const char* nonet_engine_name(size_t number) {
    return number < nonet_engine_count() ? nonet::engines()[number]->name.data() : nullptr;
}

const char* nonet_engine_idea(size_t number) {
    return number < nonet_engine_count() ? nonet::engines()[number]->idea.data() : nullptr;
}
