/**
 * Random clauses of the query language over typed columns. Comparisons and grouping keep to values that every engine
 * holds exactly: SQLite has no decimals, so that sums and products of them are only compared within a tolerance.
 */
import * as fc from 'fast-check'
import type { Kind } from '../data-set.ts'
import { TEXTS } from './samples.ts'

export interface Column {
  ref: unknown[]
  kind: Kind
  /** How a further level names it. */
  name: string
}

/** False for computed numbers with a fraction, which engines round in their own ways. */
export function isExact({ kind, ref }: Column): boolean {
  return (kind !== 'float' && kind !== 'decimal') || typeof ref[1] === 'number'
}

/** A number where a bare one would be the id of a field. */
const wholeNumber = (value: number): unknown => ['value', value, { base_type: 'type/Integer' }]

type Choice = () => unknown

/** Draws values; a failing query shrinks to the first choices. */
export class Draw {
  readonly #gen: fc.GeneratorValue

  constructor(gen: fc.GeneratorValue) {
    this.#gen = gen
  }

  count(least: number, most: number): number {
    return this.#gen(fc.integer, { min: least, max: most })
  }

  pick<T>(list: readonly T[]): T {
    return list[this.count(0, list.length - 1)]!
  }

  maybe(): boolean {
    return this.#gen(fc.boolean)
  }

  /** One of several ways to make a clause. */
  oneOf(...choices: readonly Choice[]): unknown {
    return this.pick(choices)()
  }

  some<T>(list: readonly T[], most: number): T[] {
    return this.#gen(fc.subarray as (items: T[], limits: { maxLength: number }) => fc.Arbitrary<T[]>, [...list], {
      maxLength: Math.min(most, list.length),
    })
  }
}

export const DATE_BUCKETS = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'day-of-week',
  'week-of-year',
  'month-of-year',
] as const
export const TIME_BUCKETS = [...DATE_BUCKETS, 'hour', 'minute', 'hour-of-day'] as const
const DATES = ['2024-01-01', '2024-03-31', '2023-12-31', '1970-01-01']
const MOMENTS = ['2024-03-31T02:30:00', '2024-01-01T00:00:00', '2024-10-27T00:30:00Z']

export class Clauses {
  readonly draw: Draw
  readonly columns: readonly Column[]

  constructor(draw: Draw, columns: readonly Column[]) {
    this.draw = draw
    this.columns = columns
  }

  of(...kinds: Kind[]): Column[] {
    return this.columns.filter(({ kind }) => kinds.includes(kind))
  }

  #column(fallback: unknown, ...kinds: Kind[]): unknown {
    const fitting = this.of(...kinds)
    return fitting.length > 0 ? this.draw.pick(fitting).ref : fallback
  }

  /** A number that is a table's own: computed ones differ in their last digits. */
  #stored(...kinds: Kind[]): unknown {
    const fitting = this.of(...kinds).filter(isExact)
    return fitting.length > 0 ? this.draw.pick(fitting).ref : wholeNumber(2)
  }

  /** A whole number, exact on every engine. */
  integer(depth: number): unknown {
    const { draw } = this
    const inner = (): unknown => this.integer(depth - 1)
    const plain: Choice[] = [
      () => this.#column(wholeNumber(1), 'integer'),
      () => wholeNumber(draw.pick([0, 1, -1, 2, 3, 10])),
    ]
    if (depth <= 0) return draw.oneOf(...plain)
    return draw.oneOf(
      ...plain,
      () => [draw.pick(['+', '-', '*']), inner(), inner()],
      () => ['abs', inner()],
      () => ['length', this.text(depth - 1)],
      () => [draw.pick(['floor', 'ceil', 'round']), this.#stored('decimal', 'float')],
      () => ['coalesce', inner(), inner()],
      () => ['case', [[this.filter(depth - 1), inner()]], { default: inner() }],
      () => ['datetime-diff', this.date(depth - 1), this.date(depth - 1), draw.pick(['year', 'month', 'day', 'hour'])],
      () => [
        'temporal-extract',
        this.date(depth - 1),
        draw.pick(['year-of-era', 'day-of-week', 'week-of-year', 'week-of-year-iso']),
      ],
      () => ['integer', draw.oneOf(() => this.#stored('decimal', 'float'), inner)],
    )
  }

  /** Any number; to be compared within a tolerance only. */
  number(depth: number): unknown {
    const { draw } = this
    const inner = (): unknown => this.number(depth - 1)
    const plain: Choice[] = [
      () => this.#column(wholeNumber(5), 'decimal', 'float', 'integer'),
      () => this.integer(depth - 1),
    ]
    if (depth <= 0) return draw.oneOf(...plain)
    return draw.oneOf(
      ...plain,
      () => [draw.pick(['+', '-', '*', '/']), inner(), inner()],
      () => ['abs', inner()],
      () => ['sqrt', ['abs', inner()]],
      () => ['log', ['+', wholeNumber(1), ['abs', inner()]]],
      () => ['float', inner()],
      () => ['power', this.#column(wholeNumber(2), 'float', 'integer'), draw.pick([0, 1, 2])],
      () => ['coalesce', inner(), inner()],
      () => ['case', [[this.filter(depth - 1), inner()]]],
    )
  }

  text(depth: number): unknown {
    const { draw } = this
    const inner = (): unknown => this.text(depth - 1)
    const plain: Choice[] = [() => this.#column('x', 'text'), () => draw.pick(TEXTS)]
    if (depth <= 0) return draw.oneOf(...plain)
    return draw.oneOf(
      ...plain,
      () => ['concat', inner(), inner()],
      () => [draw.pick(['upper', 'lower']), inner()],
      () => [draw.pick(['trim', 'ltrim', 'rtrim']), inner()],
      () => ['substring', inner(), draw.count(1, 4), draw.count(0, 3)],
      () => ['replace', inner(), draw.pick(['a', 'o', '%', '\\', ' ']), draw.pick(['', 'X', "''"])],
      () => ['split-part', inner(), draw.pick(['-', ' ', 'o']), draw.count(1, 3)],
      () => ['regex-match-first', this.#column('x1', 'text'), draw.pick(['[a-z]+', '\\d+', 'o.', '^a'])],
      () => ['coalesce', inner(), inner()],
      () => ['text', this.integer(depth - 1)],
      () => ['case', [[this.filter(depth - 1), inner()]], { default: inner() }],
    )
  }

  /** A point in time with its kind, to be a column of its own. */
  moment(): { clause: unknown[]; kind: Kind } | null {
    const { draw } = this
    const moments = this.of('timestamp', 'instant')
    if (moments.length === 0) return null
    const { ref, kind } = draw.pick(moments)
    const choices: (() => { clause: unknown[]; kind: Kind })[] = [
      () => ({ clause: ['datetime-add', ref, draw.count(-3, 40), draw.pick(['day', 'month', 'hour'])], kind }),
      () => ({ clause: ['date', ref], kind: 'date' }),
      () => {
        const source = kind === 'timestamp' ? ['Europe/Berlin'] : []
        return { clause: ['convert-timezone', ref, draw.pick(['UTC', 'Asia/Kathmandu']), ...source], kind: 'timestamp' }
      },
      () => ({ clause: ['coalesce', ref, ref], kind }),
    ]
    return draw.pick(choices)()
  }

  date(depth: number): unknown {
    const { draw } = this
    const plain: Choice[] = [() => this.#column(['date', '2024-02-29'], 'date', 'timestamp', 'instant')]
    const moments = this.of('timestamp', 'instant')
    if (depth <= 0 || moments.length === 0) return draw.oneOf(...plain)
    return draw.oneOf(...plain, () => [
      draw.pick(['datetime-add', 'datetime-subtract']),
      draw.pick(moments).ref,
      draw.count(-3, 40),
      draw.pick(['day', 'month', 'hour', 'week', 'year']),
    ])
  }

  filter(depth: number): unknown {
    const { draw } = this
    const inner = (): unknown => this.filter(depth - 1)
    const plain: Choice[] = [
      () => [draw.pick(['=', '!=', '<', '<=', '>', '>=']), this.integer(depth - 1), this.integer(depth - 1)],
      () => this.#numberFilter(),
      () => this.#textFilter(depth),
      () => this.#dateFilter(),
      () => [draw.pick(['is-null', 'not-null']), draw.pick(this.columns).ref],
    ]
    if (this.of('boolean').length > 0) plain.push(() => this.#booleanFilter())
    if (depth <= 0) return draw.oneOf(...plain)
    return draw.oneOf(
      ...plain,
      () => ['and', inner(), inner()],
      () => ['or', inner(), inner()],
      () => ['not', inner()],
    )
  }

  #numberFilter(): unknown {
    const { draw } = this
    const column = draw.oneOf(
      () => this.#stored('decimal', 'float'),
      () => this.#column(wholeNumber(1), 'integer'),
    )
    const value = (): unknown => draw.pick([0, 1, -7, 0.5, 10.1, 1.25, null])
    const bound = (): number => draw.pick([-7, 0, 0.5, 10.1, 99.99])
    return draw.oneOf(
      () => [draw.pick(['=', '!=']), column, value()],
      () => [draw.pick(['=', '!=']), column, value(), value(), value()],
      () => [draw.pick(['<', '<=', '>', '>=']), column, bound()],
      () => ['between', column, bound(), bound()],
    )
  }

  #textFilter(depth: number): unknown {
    const { draw } = this
    const subject = this.text(depth - 1)
    const needle = (): string => draw.pick([...TEXTS, 'o', 'B'])
    const options = draw.maybe() ? [{ 'case-sensitive': draw.maybe() }] : []
    return draw.oneOf(
      () => [draw.pick(['=', '!=']), subject, draw.pick(TEXTS)],
      () => [draw.pick(['=', '!=']), subject, draw.pick(TEXTS), draw.pick(TEXTS)],
      () => [draw.pick(['=', '!=']), subject, this.text(depth - 1)],
      () => [draw.pick(['contains', 'starts-with', 'ends-with', 'does-not-contain']), subject, needle(), ...options],
      () => ['contains', options[0] ?? {}, subject, needle(), needle()],
      () => [draw.pick(['is-empty', 'not-empty']), subject],
    )
  }

  #booleanFilter(): unknown {
    const { draw } = this
    const column = this.#column(true, 'boolean')
    return draw.oneOf(
      () => [draw.pick(['=', '!=']), column, draw.maybe()],
      () => column,
    )
  }

  #dateFilter(): unknown {
    const { draw } = this
    const columns = this.of('date', 'timestamp', 'instant')
    if (columns.length === 0) return ['=', wholeNumber(1), 1]
    const { ref, kind } = draw.pick(columns)
    const [op, target, options] = ref
    const bucket = (unit: string): unknown[] => [op, target, { ...Object(options), 'temporal-unit': unit }]
    const unit = (): string => draw.pick(['day', 'week', 'month', 'quarter', 'year'])
    const literal = (): string => draw.pick(kind === 'date' ? DATES : [...DATES, ...MOMENTS])
    return draw.oneOf(
      () => [draw.pick(['=', '!=', '<', '<=', '>', '>=']), ref, literal()],
      () => ['between', ref, literal(), literal()],
      () => [draw.pick(['=', '!=', '<', '>=']), bucket(unit()), draw.pick(DATES)],
      () => ['time-interval', ref, draw.count(-20, 3), unit(), { 'include-current': draw.maybe() }],
      () => ['during', ref, draw.pick(DATES), unit()],
      () => ['=', bucket('month-of-year'), draw.count(1, 12)],
    )
  }
}
