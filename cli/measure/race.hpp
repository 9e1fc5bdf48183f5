#pragma once
// Runs kernels, engines and other programs on the same puzzles in turns.

#include <span>
#include <string>
#include <vector>

#include "measure/child.hpp"
#include "measure/measure.hpp"
#include "nonet/batch.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"

namespace nonet::cli {

class Race {
 public:
    // limits   for one puzzle; `cancel` is required
    Race(std::vector<Grid> grids, const Limits& limits);
    Race(const Race&) = delete;
    Race& operator=(const Race&) = delete;

    void add_batch(const Kernel& kernel);   // solves the puzzles of a piece together
    void add_single(const Engine& engine);  // solves them one after the other
    void add_process(const std::string& name,
                     const std::vector<std::string>& words);  // a program and its words

    void run(std::uint64_t repetitions);

    const std::vector<Contender>& contenders() const { return contenders_; }
    std::size_t size() const { return grids_.size(); }
    const std::string& complaints() const { return complaints_; }  // messages about programs that failed

 private:
    void complain(const std::string& name, const std::string& what);

    const Limits limits_;
    const std::vector<Grid> grids_;
    std::vector<Tally> tallies_;
    std::vector<Grid> solutions_;
    MemoryFile input_, output_;
    std::vector<Contender> contenders_;
    std::string complaints_;
};

}  // namespace nonet::cli
