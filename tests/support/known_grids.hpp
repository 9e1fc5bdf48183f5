#pragma once
// The tutorials' grids, whose counts and solutions are known.

namespace nonet::known {

// The grid of most tutorials, and its one solution.
inline constexpr char classic[] =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
inline constexpr char classic_solution[] =
    "316578492529134768487629531263415987974863125851792643138947256692351874745286319";

// Seventeen givens: 219,570,110 digit tries for `row`.
inline constexpr char seventeen[] =
    "...7.....1...........43.2..........6...5.9.........418....81.....2....5..4....3..";

inline constexpr char seventeen_solution[] =
    "264715839137892645598436271423178596816549723759623418375281964982364157641957382";

// The second grid of the same tutorial.
inline constexpr char easy[] =
    ".16.374..8..4....6.57.6.3..5.....9.4...983...2.9.....7..1.9.62.3....1..9..237.58.";

// The grid with the most automorphisms: 648, as published by the players' forum ("most canonical").
inline constexpr char most_canonical[] =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

}  // namespace nonet::known
