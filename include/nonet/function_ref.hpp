#pragma once
// A callable passed by reference for the length of one call: no allocation, no ownership.

#include <memory>
#include <type_traits>
#include <utility>

#include "nonet/contract.hpp"

namespace nonet {

template <class Signature>
class FunctionRef;

template <class R, class... Args>
class FunctionRef<R(Args...)> {
 public:
    constexpr FunctionRef() = default;  // empty: test with `if (ref)` before calling

    template <class F>
        requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef> &&
                 std::is_invocable_r_v<R, F&, Args...> && std::is_object_v<std::remove_reference_t<F>>)
    constexpr FunctionRef(F&& f) noexcept  // NOLINT(google-explicit-constructor): meant to convert
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(f)))),
          call_([](void* object, Args... args) -> R {
              return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<Args>(args)...);
          }) {}

    constexpr explicit operator bool() const noexcept { return call_ != nullptr; }
    R operator()(Args... args) const {
        NONET_EXPECT(call_ != nullptr);
        return call_(object_, std::forward<Args>(args)...);
    }

 private:
    void* object_ = nullptr;
    R (*call_)(void*, Args...) = nullptr;
};

}  // namespace nonet
