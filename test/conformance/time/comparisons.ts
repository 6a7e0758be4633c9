/** Which cells of a column pass a comparison with literals, by the rules of docs/explanation/time.md. */
import { besideColumn, rankOfLiteral, type Literal } from './literals.ts'
import type { MomentKind } from './moments.ts'
import { moved, rank, rankOfWall } from './ranges.ts'
import { DATE_UNITS, part, startOf, type Part, type ReferenceClock, type Unit } from './reference.ts'

export const OPERATORS = ['=', '!=', '<', '<=', '>', '>=', 'between'] as const

export interface Comparison {
  op: (typeof OPERATORS)[number]
  literals: readonly Literal[]
  /** True when null is among the values. */
  hasNull: boolean
}

/** From the first to the last value that a literal stands for, both ends in; the order of cells. */
type Span = readonly [first: number, last: number]

function passes({ op, hasNull }: Comparison, spans: readonly Span[], value: number | null): boolean {
  if (value === null) return op === '=' ? hasNull : op === '!=' && !hasNull
  const [[first, last] = [0, 0], [, end] = [0, 0]] = spans
  switch (op) {
    case '=':
      return spans.some((span) => value >= span[0] && value <= span[1])
    case '!=':
      return !spans.some((span) => value >= span[0] && value <= span[1])
    case '<':
      return value < first
    case '<=':
      return value <= last
    case '>':
      return value > last
    case '>=':
      return value >= first
    case 'between':
      return value >= first && value <= end
  }
}

/** The period of a unit that holds the literal. */
function periodOf(literal: Literal, unit: Unit, kind: MomentKind, clock: ReferenceClock): Span {
  const wall = besideColumn(literal, kind, clock)
  const start = startOf(wall, unit, clock.startOfWeek)
  const isDate = DATE_UNITS.some((name) => name === unit)
  if (kind === 'instant' && literal.instant !== null && !isDate) {
    // Of two hours with one name, the one that is meant.
    const first = literal.instant.subtract(start.until(wall)).epochMilliseconds
    return [first, first + { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 }[unit as 'hour'] - 1]
  }
  return [rankOfWall(start, kind, clock), rankOfWall(moved(start, 1, unit), kind, clock) - 1]
}

/** Texts of a column's cells that pass; null stands for a cell without a value. */
export function passing(
  texts: readonly (string | null)[],
  kind: MomentKind,
  by: { unit: Unit } | { part: Part } | null,
  comparison: Comparison,
  clock: ReferenceClock,
): number {
  const valueOf = (text: string): number =>
    by && 'part' in by ? part(text, kind, by.part, clock) : rank(text, kind, clock)
  const spans = comparison.literals.map((literal): Span => {
    if (by === null) return [rankOfLiteral(literal, kind, clock), rankOfLiteral(literal, kind, clock)]
    if ('unit' in by) return periodOf(literal, by.unit, kind, clock)
    const wall = besideColumn(literal, kind, clock).toString({ smallestUnit: 'millisecond' })
    const number = part(wall.replace('T', ' '), 'wall', by.part, clock)
    return [number, number]
  })
  return texts.filter((text) => passes(comparison, spans, text === null ? null : valueOf(text))).length
}
