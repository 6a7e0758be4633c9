/** Colors of cells by their values (contract: visualization, section 3). */
import type { Ink } from '../color/index.ts'
import { tester, WITHOUT_VALUE } from './conditions.ts'
import { columnPlaces } from './labels.ts'
import { isNumeric } from './values.ts'
import type { Cell, Column } from './types.ts'

/** How much of a rule's color a background holds: at most so much leaves text at 4.5:1 on it, whatever the color. */
const COLOR_SHARE = 34

/** The background of a cell as a color, or undefined. @param column Index in the result. */
export type Backgrounds = (row: readonly Cell[], column: number) => string | undefined

/** What backgrounds are made with: variables on the page, literals in files. */
export type BackgroundPaint = Pick<Ink, 'mix' | 'surface'>

interface Given {
  /** The rows whose least and greatest numbers ranges begin and end with. */
  rows: readonly (readonly Cell[])[]
  paint: BackgroundPaint
}

interface Rule {
  columns: ReadonlySet<number>
  ofRow: boolean
  color(row: readonly Cell[], column: number): string | undefined
}

type Stored = Readonly<Record<string, unknown>>

const WHITE = /^(?:white|#fff|#ffffff)$/i
const SAFE_COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([\d\s.,%/-]+\))$/i

/** Colors of cells by stored rules; labels have the color of the value that they stand for. */
export function readRules(stored: unknown, columns: readonly Column[], given: Given): Backgrounds | undefined {
  const backgrounds = rulesOfValues(stored, columns, given)
  if (backgrounds === undefined) return undefined
  const valuesOf = new Map(columnPlaces(columns).map(({ index, ownIndex }) => [index, ownIndex]))
  return (row, column) => backgrounds(row, column) ?? backgrounds(row, valuesOf.get(column) ?? column)
}

/** Earlier rules win; rules that are not well-formed are left out. Undefined when there is none. */
function rulesOfValues(stored: unknown, columns: readonly Column[], given: Given): Backgrounds | undefined {
  const { paint } = given
  const rules = (Array.isArray(stored) ? stored : []).flatMap((rule: Stored) => {
    const read = rule?.['type'] === 'range' ? rangeRule(rule, columns, given) : singleRule(rule, columns)
    return read === undefined ? [] : [read]
  })
  if (rules.length === 0) return undefined
  return (row, column) => {
    for (const rule of rules) {
      const color = rule.ofRow ? firstColor(rule, row) : rule.columns.has(column) ? rule.color(row, column) : undefined
      if (color !== undefined) return paint.mix(color, paint.surface, COLOR_SHARE / 100)
    }
    return undefined
  }
}

function firstColor(rule: Rule, row: readonly Cell[]): string | undefined {
  for (const column of rule.columns) {
    const color = rule.color(row, column)
    if (color !== undefined) return color
  }
  return undefined
}

function columnsOf(rule: Stored, columns: readonly Column[]): Set<number> {
  const names = new Set(Array.isArray(rule['columns']) ? rule['columns'] : [])
  return new Set(columns.flatMap((column, index) => (names.has(column.name) ? [index] : [])))
}

function singleRule(rule: Stored, columns: readonly Column[]): Rule | undefined {
  const color = safeColor(rule?.['color'])
  if (color === undefined) return undefined
  const operator = String(rule['operator'])
  // A comparison without a value yet meets nothing.
  if (!WITHOUT_VALUE.has(operator) && (rule['value'] === undefined || rule['value'] === null)) return undefined
  const chosen = columnsOf(rule, columns)
  const test = tester(operator, rule['value'] as Cell)
  if (test === undefined) return undefined
  return {
    columns: chosen,
    ofRow: rule['highlight_row'] === true,
    color: (row, column) => (test(row[column] ?? null) ? color : undefined),
  }
}

function rangeRule(rule: Stored, columns: readonly Column[], { rows, paint }: Given): Rule | undefined {
  // White means no color: it is the page's own, also in the dark.
  const colors = (Array.isArray(rule['colors']) ? rule['colors'] : [])
    .map(safeColor)
    .filter((color) => color !== undefined)
    .map((color) => (WHITE.test(color) ? paint.surface : color))
  if (colors.length < 2) return undefined
  const chosen = columnsOf(rule, columns)
  const ends = new Map<number, readonly [number, number]>()
  const all = rule['min_type'] === 'all' || rule['max_type'] === 'all' ? extent(rows, [...chosen], columns) : undefined
  for (const column of chosen) {
    const own = extent(rows, [column], columns)
    const end = (side: 'min' | 'max', place: 0 | 1) => {
      const type = rule[`${side}_type`]
      if (type === 'custom') return Number(rule[`${side}_value`])
      return (type === 'all' ? all : own)?.[place] ?? Number.NaN
    }
    ends.set(column, [end('min', 0), end('max', 1)])
  }
  return {
    columns: chosen,
    ofRow: false,
    color(row, column) {
      const value = row[column] ?? null
      const [min, max] = ends.get(column) ?? [Number.NaN, Number.NaN]
      const number = value === null || typeof value === 'boolean' ? Number.NaN : Number(value)
      if (!Number.isFinite(number) || !Number.isFinite(min) || !Number.isFinite(max)) return undefined
      const share = max === min ? 1 : Math.min(Math.max((number - min) / (max - min), 0), 1)
      return colorAt(colors, share, paint)
    },
  }
}

/** The color at a share of the way through `colors`. */
function colorAt(colors: readonly string[], share: number, { mix }: BackgroundPaint): string {
  const place = share * (colors.length - 1)
  const index = Math.min(Math.floor(place), colors.length - 2)
  return mix(colors[index + 1] ?? '', colors[index] ?? '', Math.round((place - index) * 100) / 100)
}

/** Least and greatest number of the columns; undefined when there is none. */
export function extent(
  rows: readonly (readonly Cell[])[],
  indexes: readonly number[],
  columns: readonly Column[],
): readonly [number, number] | undefined {
  let min = Infinity
  let max = -Infinity
  for (const index of indexes) {
    const column = columns[index]
    if (column === undefined || !isNumeric(column)) continue
    for (const row of rows) {
      const value = row[index]
      if (value == null) continue
      const number = Number(value)
      if (number < min) min = number
      if (number > max) max = number
    }
  }
  return min <= max ? [min, max] : undefined
}

function safeColor(value: unknown): string | undefined {
  return typeof value === 'string' && SAFE_COLOR.test(value) ? value : undefined
}
