#include "capi/json_text.hpp"

nonet_text* nonet_text_new(void) { return new (std::nothrow) nonet_text; }
void nonet_text_free(nonet_text* text) { delete text; }
const char* nonet_text_chars(const nonet_text* text) { return text->chars.c_str(); }
size_t nonet_text_length(const nonet_text* text) { return text->chars.size(); }
void nonet_text_clear(nonet_text* text) { text->chars.clear(); }

nonet_on_solution nonet_gather_grids(void) {
    return [](void* context, const char* cells) {
        static_cast<nonet_text*>(context)->chars.append(cells).append(1, '\n');
    };
}
