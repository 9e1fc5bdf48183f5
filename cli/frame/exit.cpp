#include "frame/exit.hpp"

namespace nonet::cli {

Exit exit_of(Status status) {
    switch (status) {
        case Status::unique:
        case Status::solved: return Exit::done;
        case Status::none:
        case Status::multiple:
        case Status::stuck: return Exit::no;
        case Status::budget: return Exit::budget;
        case Status::invalid: break;
    }
    return Exit::bad_input;
}

}  // namespace nonet::cli
