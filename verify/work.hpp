// Bounds the work that one certificate may cause.

#include <cstdint>
#include <string>

namespace {

// Counts steps: a step examines one option, literal or state. Every loop that a certificate can lengthen spends steps
// here, so that time and memory for a certificate grow at most linearly with its length.
class Work {
 public:
    static constexpr std::uint64_t steps_per_byte = 20'000;

    explicit Work(std::uint64_t bytes) : most_(steps_per_byte * bytes), left_(most_) {}

    void spend(std::uint64_t steps) {
        if (steps > left_)
            throw Rejected("takes more than " + std::to_string(most_) + " steps, " + std::to_string(steps_per_byte) +
                           " for each byte of the certificate");
        left_ -= steps;
    }
    std::uint64_t spent() const { return most_ - left_; }

 private:
    std::uint64_t most_, left_;
};

}  // namespace
