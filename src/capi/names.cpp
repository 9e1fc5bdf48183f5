// Names in C. Every name in the library is a literal, so it is followed by a NUL.

#include "capi/translate.hpp"
#include "command/say.hpp"
#include "nonet/generate.hpp"
#include "nonet/language.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/more/techniques.hpp"
#include "nonet/solve.hpp"
#include "nonet/step.hpp"

const char* nonet_version(void) { return NONET_VERSION; }

int nonet_version_number(void) {
    return 10000 * NONET_VERSION_MAJOR + 100 * NONET_VERSION_MINOR + NONET_VERSION_PATCH;
}

const char* nonet_status_name(int status) {
    if (status == NONET_OK) return "ok";
    if (status == NONET_NO_MEMORY) return "no_memory";
    if (status < NONET_OK || status > NONET_UNSUPPORTED) return "unknown";
    return nonet::name_of(static_cast<nonet::Errc>(status)).data();
}

const char* nonet_outcome_name(int outcome) {
    if (outcome < NONET_UNIQUE || outcome > NONET_STUCK) return "unknown";
    return nonet::name_of(static_cast<nonet::Status>(outcome)).data();
}

const char* nonet_stop_name(int stop) {
    if (stop < NONET_STOP_FINISHED || stop > NONET_STOP_STUCK) return "unknown";
    return nonet::name_of(static_cast<nonet::Stop>(stop)).data();
}

const char* nonet_defect_name(int defect) {
    if (defect < NONET_UNREADABLE || defect > NONET_LEAK) return "unknown";
    return nonet::name_of(static_cast<nonet::Defect>(defect)).data();
}

nonet_status nonet_set_language(const char* code, nonet_error* error) {
    using namespace nonet::capi;
    return guarded(error, [&]() -> nonet_status {
        const auto language = nonet::language_from(code ? code : "");
        if (!language)
            return fail(
                bad_argument(code ? nonet::say("the language '{name}'", code) : "no language", "en or de"),
                error);
        nonet::set_language(*language);
        return NONET_OK;
    });
}

size_t nonet_engine_count(void) { return nonet::engines().size(); }

const char* nonet_engine_name(size_t number) {
    return number < nonet_engine_count() ? nonet::engines()[number]->name.data() : nullptr;
}

const char* nonet_engine_idea(size_t number) {
    return number < nonet_engine_count() ? nonet::engines()[number]->idea.data() : nullptr;
}

const char* nonet_engine_source(size_t number) {
    if (number >= nonet_engine_count()) return nullptr;
    const std::string_view source = nonet::engines()[number]->source;
    return source.empty() ? "" : source.data();
}

int nonet_engine_takes_marks(size_t number) {
    return number < nonet_engine_count() && nonet::engines()[number]->takes_marks;
}

// The list is made on first use. If there is no memory for it, there are no techniques.
size_t nonet_technique_count(void) {
    return nonet::capi::with_memory([] { return nonet::techniques().size(); }, [] { return std::size_t{0}; });
}

const char* nonet_technique_id(size_t number) {
    return number < nonet_technique_count() ? nonet::techniques()[number]->id.data() : nullptr;
}

const char* nonet_technique_name(size_t number) {
    return number < nonet_technique_count() ? nonet::translated(nonet::techniques()[number]->name).data()
                                            : nullptr;
}

int nonet_technique_rating(size_t number) {
    return number < nonet_technique_count() ? nonet::tenths_of(nonet::techniques()[number]->ratings.se) : 0;
}

size_t nonet_symmetry_count(void) { return nonet::symmetry_count; }

const char* nonet_symmetry_name(size_t number) {
    if (number >= nonet_symmetry_count()) return nullptr;
    return nonet::name_of(static_cast<nonet::Symmetry>(number)).data();
}

const char* nonet_symmetry_words(size_t number) {
    if (number >= nonet_symmetry_count()) return nullptr;
    return nonet::describe(static_cast<nonet::Symmetry>(number)).data();
}

size_t nonet_kernel_count(void) { return nonet::kernels().size(); }

const char* nonet_kernel_name(size_t number) {
    return number < nonet_kernel_count() ? nonet::name_of(*nonet::kernels()[number]).data() : nullptr;
}

int nonet_kernel_is_supported(size_t number) {
    return number < nonet_kernel_count() && nonet::is_supported(*nonet::kernels()[number]);
}

const char* nonet_kernel_default(void) { return nonet::name_of(nonet::default_kernel()).data(); }
