#pragma once
// Lists that the library makes at their first use.  Functions that return them are noexcept, so where memory may run out they
// are made before.

namespace nonet {

void make_rule_lists();       // of rule_infos()
void make_technique_lists();  // of techniques(), se_order() and board_order()

}  // namespace nonet
