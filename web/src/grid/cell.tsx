// One cell: renders again only if something in it changes.

import { Component } from 'preact';
import { columnIn, digitsOf, glyphOf, has, markRaster, rowIn, setOf, side, type Geometry } from '../state/geometry.ts';
import { colourLetter, describeCell, type Described } from './describe.ts';

export interface CellProps extends Described {
  readonly geometry: Geometry;
  readonly ground: string; // classes of the board's own drawing there
  readonly corners: number;
  readonly wrong: boolean;
  readonly middle: boolean; // candidates are in the middle
  readonly selected: boolean;
  readonly cursor: boolean; // selected, and the focus is there if it is on the grid
  readonly related: boolean; // shares a house with every selected cell
  readonly same: boolean; // holds the digit highlighted everywhere
  readonly lit: boolean; // named by the sentence being read
  readonly highlighted: number; // the digit whose candidates are highlighted, or 0
  readonly marksKey: string; // represents `marks` when props are compared
}

export class Cell extends Component<CellProps> {
  shouldComponentUpdate(next: CellProps): boolean {
    const now = this.props;
    return (Object.keys(next) as (keyof CellProps)[]).some((key) => key !== 'marks' && next[key] !== now[key]);
  }

  render(it: CellProps) {
    const classes = ['cell', it.ground];
    if (it.given) classes.push('given');
    if (it.conflict || it.wrong) classes.push('clash');
    if (it.selected) classes.push('selected');
    if (it.related) classes.push('related');
    if (it.same) classes.push('same');
    if (it.lit) classes.push('lit');
    if (it.tone) classes.push(`tone-${it.tone}`);
    const colours = digitsOf(it.colours);
    if (colours.length > 0) classes.push(colours.length > 1 ? 'colour-many' : `colour-${colours[0]}`);
    return (
      <div
        role="gridcell"
        class={classes.join(' ')}
        data-cell={it.cell}
        tabIndex={it.cursor ? 0 : -1}
        style={colours.length > 1 ? { '--slices': slices(colours) } : undefined}
        aria-rowindex={rowIn(it.geometry, it.cell) + 1}
        aria-colindex={columnIn(it.geometry, it.cell) + 1}
        aria-selected={it.selected}
        aria-readonly={it.given}
        aria-invalid={it.conflict || it.wrong}
        aria-label={describeCell(it)}
      >
        {colours.length > 0 && <i class="swatch-letter" aria-hidden="true">{colours.map(colourLetter).join('')}</i>}
        {it.value !== 0 && <b class="digit">{glyphOf(it.geometry, it.value)}</b>}
        {it.value === 0 && it.ghost !== '' && <b class="digit ghost">{it.ghost}</b>}
        {it.value === 0 && it.ghost === '' && notes(it)}
      </div>
    );
  }
}

// Several colours share the cell like the slices of a cake.
const slices = (colours: readonly number[]) =>
  `conic-gradient(${colours.map((colour, index) => `var(--c${colour}) 0 ${((index + 1) * 100) / colours.length}%`).join(', ')})`;

// Candidates are in fixed places; in the middle if the player prefers that or the corners are used. A step's candidates
// are always in their places, where its links end.
function notes(it: CellProps) {
  const { candidates, corners, marks, geometry } = it;
  const middle = (it.middle || corners !== 0) && !marks && geometry.digits.length <= side;
  return (
    <>
      {corners !== 0 && !marks && <Corners set={corners} geometry={geometry} />}
      {candidates !== 0 && (geometry.digits.length > side ? manyMarks(it) : middle ? inTheMiddle(it) : inPlace(it))}
    </>
  );
}

const glyphs = (geometry: Geometry, set: number) => digitsOf(set).map((digit) => glyphOf(geometry, digit));

// Up to eight: first the corners, then the middles of the sides.
function Corners({ set, geometry }: { set: number; geometry: Geometry }) {
  return (
    <span class="corners" aria-hidden="true">
      {glyphs(geometry, set).map((glyph) => (
        <i key={glyph}>{glyph}</i>
      ))}
    </span>
  );
}

function inTheMiddle({ geometry, candidates, highlighted }: CellProps) {
  const list = digitsOf(candidates);
  return (
    <span class="middle" aria-hidden="true" style={{ '--count': list.length }}>
      {list.map((digit) => (digit === highlighted ? <b key={digit}>{glyphOf(geometry, digit)}</b> : glyphOf(geometry, digit)))}
    </span>
  );
}

// The style sheet draws the digits: screen readers get them from the cell's description.
function inPlace({ geometry, candidates, marks, highlighted }: CellProps) {
  const { across } = markRaster(geometry);
  const shown = digitsOf(candidates | setOf(marks?.keys() ?? []));
  return (
    <span class="marks" aria-hidden="true">
      {shown.map((digit) => {
        const tone = marks?.get(digit);
        const classes = [tone ? `mark-${tone}` : '', digit === highlighted ? 'mark-same' : ''];
        const at = { gridRow: Math.floor((digit - 1) / across) + 1, gridColumn: ((digit - 1) % across) + 1 };
        return (
          <s key={digit} style={at} data-digit={has(candidates, digit) ? glyphOf(geometry, digit) : undefined} class={classes.join(' ')} />
        );
      })}
    </span>
  );
}

// The marks of a large board as one text, a line for each row of them: separate elements would be 15,625 on 25 x 25.
function manyMarks({ geometry, candidates, highlighted }: CellProps) {
  const { across } = markRaster(geometry);
  const parts: (string | preact.JSX.Element)[] = [''];
  for (const digit of geometry.digits) {
    if (digit > 1 && (digit - 1) % across === 0) parts.push('\n');
    if (!has(candidates, digit)) parts.push(' ');
    else if (digit === highlighted) parts.push(<b key={digit}>{glyphOf(geometry, digit)}</b>);
    else parts.push(glyphOf(geometry, digit));
  }
  const joinedUp = parts.reduce<(string | preact.JSX.Element)[]>((list, part) => {
    if (typeof part === 'string' && typeof list.at(-1) === 'string') list[list.length - 1] += part;
    else list.push(part);
    return list;
  }, []);
  return (
    <span class="marks many" aria-hidden="true">
      {joinedUp}
    </span>
  );
}
