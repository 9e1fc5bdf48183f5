#include "core/say.hpp"

#include <algorithm>
#include <atomic>

namespace nonet {

const Catalogue english_catalogue{};

namespace {

constinit std::atomic<const Catalogue*> common{&english_catalogue};
constinit thread_local const Catalogue* own = nullptr;

}  // namespace

const Catalogue& catalogue() noexcept { return own ? *own : *common.load(std::memory_order_relaxed); }

void set_catalogue(const Catalogue& catalogue) noexcept {
    common.store(&catalogue, std::memory_order_relaxed);
}

const Catalogue* exchange_own_catalogue(const Catalogue* catalogue) noexcept {
    return std::exchange(own, catalogue);
}

const Translation* find_translation(std::string_view english) noexcept {
    const auto tables = catalogue().tables;
    if (tables.empty()) return nullptr;
    const std::uint64_t key = hash_of_form(english);
    for (const auto* table : tables) {
        const auto found = std::ranges::lower_bound(*table, key, {}, &Translation::key);
        if (found != table->end() && found->key == key) return &*found;
    }
    return nullptr;
}

std::string_view translated(std::string_view english) noexcept {
    const Translation* found = find_translation(english);
    return found ? found->text : english;
}

std::string say_parts(std::string_view english, std::span<const std::string_view> parts) {
    // The names in the order of the English form. If that is the form to fill, they are met in that order.
    std::array<std::string_view, 8> names;
    std::size_t count = 0;
    const auto number_of = [&](std::string_view name) {
        std::size_t number = 0;
        while (number < count && names[number] != name) ++number;
        if (number == count) names[count++] = name;
        return number;
    };
    std::string text;
    const std::string_view form = translated(english);
    if (form.data() != english.data())
        fill_form(text, english, [&](std::string&, std::string_view name) { number_of(name); });
    text.clear();
    fill_form(text, form, [&](std::string& out, std::string_view name) { out += parts[number_of(name)]; });
    return text;
}

std::string counted(std::size_t count, std::string_view noun) {
    std::string form = "{count} ";
    form += noun;
    if (count != 1) form += 's';
    return say(form, count);
}

std::string from_to(int least, int most) {
    return least == most ? std::to_string(least) : say("{from} to {to}", least, most);
}

}  // namespace nonet
