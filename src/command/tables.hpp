#pragma once
// Lists that the library makes on first use. The functions that return them are noexcept, so if memory may run out, the
// lists must be made before.

namespace nonet {

void make_rule_lists();       // of rule_infos() and makeable_rules()
void make_technique_lists();  // of techniques(), se_order() and board_order()

}  // namespace nonet
