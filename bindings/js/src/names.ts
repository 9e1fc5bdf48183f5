// Names for completion in editors. Names that a later engine adds are accepted too; a test compares the lists with the
// engine.

type Or<Known extends string> = Known | (string & {});

/** The languages of texts; `setLanguage` also takes them with a region: "de-AT". */
export const languageCodes = ['en', 'de'] as const;
export type LanguageCode = Or<(typeof languageCodes)[number]>;

/** The values of `needs`, `only` and `without`, and the techniques of steps; `techniques()` describes them. */
export const techniqueNames = [
  'hidden_single', 'direct_pointing', 'direct_hidden_pair', 'naked_single', 'direct_hidden_triplet', 'pointing',
  'claiming', 'naked_pair', 'x_wing', 'hidden_pair', 'naked_triplet', 'swordfish', 'hidden_triplet', 'xy_wing', 'xyz_wing',
  'unique_loop', 'naked_quad', 'jellyfish', 'hidden_quad', 'bug', 'aligned_pair_exclusion', 'forcing_chain',
  'aligned_triplet_exclusion', 'nishio', 'multiple_chain', 'dynamic_chain', 'dynamic_chain_plus', 'nested_forcing_chain',
  'nested_multiple_chain', 'nested_dynamic_chain', 'nested_dynamic_chain_plus', 'common_peers', 'leftovers',
  'almost_locked_candidates', 'bent_set', 'empty_rectangle_pair', 'firework', 'sk_loop', 'multi_sector_locked_set',
  'junior_exocet', 'senior_exocet', 'double_exocet', 'broken_wing', 'bivalue_oddagon', 'tridagon', 'chromatic_pattern',
  'extended_rectangle', 'unique_polygon', 'qiu_pattern', 'medusa', 'whip', 'template', 'symmetrical_placement', 'locked_pair',
  'locked_triplet', 'remote_pair', 'skyscraper', 'two_string_kite', 'turbot_fish', 'empty_rectangle', 'w_wing',
  'unique_rectangle_1', 'unique_rectangle_2', 'unique_rectangle_3', 'unique_rectangle_4', 'unique_rectangle_5',
  'unique_rectangle_6', 'hidden_rectangle', 'avoidable_rectangle_1', 'avoidable_rectangle_2', 'finned_x_wing',
  'sashimi_x_wing', 'finned_swordfish', 'sashimi_swordfish', 'finned_jellyfish', 'sashimi_jellyfish', 'sue_de_coq',
  'simple_colours', 'multi_colours', 'x_chain', 'xy_chain', 'nice_loop', 'grouped_nice_loop', 'als_xz', 'als_xy_wing',
  'als_chain', 'death_blossom', 'franken_x_wing', 'franken_swordfish', 'finned_franken_x_wing', 'finned_franken_swordfish',
  'squirmbag', 'whale', 'leviathan', 'finned_squirmbag', 'finned_whale', 'finned_leviathan', 'franken_jellyfish',
  'finned_franken_jellyfish', 'mutant_swordfish', 'finned_mutant_x_wing', 'finned_mutant_swordfish', 'mutant_jellyfish',
  'kraken_fish', 'forcing_net', 'template_set', 'template_delete', 'trial', 'cage_combinations', 'one_rule', 'innies_outies',
  'one_clue', 'digit_classes', 'rules_together', 'rules_and_houses',
] as const;
export type TechniqueId = Or<(typeof techniqueNames)[number]>;

/** `engines()` describes them. */
export const engineNames = [
  'scan', 'column', 'row', 'tables', 'maps', 'bits', 'mrv', 'dlx', 'logic', 'scalar', 'fast',
] as const;
export type EngineName = Or<(typeof engineNames)[number]>;

/** `symmetries()` describes them. */
export const symmetryNames = [
  'none', 'rot180', 'rot90', 'horizontal', 'vertical', 'diagonal', 'antidiagonal', 'mirrors', 'diagonals', 'full',
] as const;
export type SymmetryName = Or<(typeof symmetryNames)[number]>;

/** The detected form of a text. */
export const formatNames = [
  'line', 'grid', 'literal', 'numbers', 'pencil', 'marks', 'csv', 'json', 'hodoku', 'cells', 'html', 'iss', 'fpuzzles',
  'sudokupad', 'killer', 'sumocue', 'opensudoku', 'penpa', 'solo', 'ksudoku',
] as const;
export type FormatName = Or<(typeof formatNames)[number]>;

/** The mistakes that a repair may undo. */
export type SlipName = Or<
  | 'swapped' | 'neighbour_cell' | 'shifted' | 'missing_character' | 'extra_character' | 'missing_row' | 'extra_row' |
  'missing_given' | 'near_digit' | 'wrong_digit' | 'extra_given' | 'two_changes'
>;

/** The role of a part of a step in its argument. */
export type Role = Or<'pattern' | 'base' | 'cover' | 'pivot' | 'pincer' | 'extra' | 'partner' | 'excluder' | 'cause'>;

/** Why a node of a chain follows. */
export type Why = Or<'supposed' | 'cell' | 'row' | 'column' | 'box' | 'pattern' | 'more' | 'house' | 'rule'>;
