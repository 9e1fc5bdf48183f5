#include "core.hpp"

#include "errors.hpp"
#include "interpreter.hpp"
#include "limits.hpp"
#include "nonet/version.hpp"

NB_MODULE(_core, module) {
    using namespace nonet::python;
    module.doc() = "The engine.  Its names are not for users: nonet has them.";
    module.attr("__version__") = NONET_VERSION;
    bind_interpreter(module);
    bind_errors(module);
    bind_limits(module);
    bind_boards(module);
    bind_puzzle(module);
    bind_solve(module);
    bind_verbs(module);
    bind_names(module);
    bind_generator(module);
    bind_columns(module);
    bind_dataset(module);
    bind_judged(module);
    bind_pairs(module);
    bind_photo(module);
    bind_reader(module);
}
