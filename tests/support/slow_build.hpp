#pragma once
// Whether this build is several times slower than a release: debug, or with a sanitizer.

namespace nonet::testing {

#if !defined(NDEBUG) || defined(NONET_CONTRACTS) || defined(__SANITIZE_ADDRESS__) || \
    defined(__SANITIZE_THREAD__)
inline constexpr bool slow_build = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
inline constexpr bool slow_build = true;
#else
inline constexpr bool slow_build = false;
#endif
#else
inline constexpr bool slow_build = false;
#endif

}  // namespace nonet::testing
