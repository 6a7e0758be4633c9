/** Older pivoted tables: `table.pivot` lays out the values of one column side by side (contract: visualization, section 3). */
import { columnPlaces, type ColumnPlace } from './labels.ts'
import type { Cell, Column, ResultData } from './types.ts'
import { isNumeric } from './values.ts'

type Settings = Readonly<Record<string, unknown>>

interface Parts {
  /** Its values begin the lines. */
  down: ColumnPlace
  /** Its values become columns. */
  across: ColumnPlace
  cell: ColumnPlace
}

/** More columns than that are no table that anybody reads. */
const MOST_COLUMNS = 200

/** The columns of a table that is to be pivoted; undefined where it stays as it came. */
export function partsOf({ cols, rows }: ResultData, settings: Settings): Parts | undefined {
  if (settings['table.pivot'] !== true) return undefined
  const places = columnPlaces(cols)
  const named = (key: string) => places.find(({ own }) => own.name === settings[key])
  const cell = named('table.cell_column') ?? places.findLast(({ own }) => isMetric(own))
  const [first, second] = places.filter((place) => place !== cell)
  if (cell === undefined || first === undefined || second === undefined) return undefined
  const count = ({ index }: ColumnPlace) => new Set(rows.map((row) => row[index])).size
  const across = named('table.pivot_column') ?? (count(first) < count(second) ? first : second)
  const down = places.find((place) => place !== cell && place !== across)
  if (down === undefined || across === cell || count(across) > MOST_COLUMNS) return undefined
  return { down, across, cell }
}

const isMetric = (column: Column) =>
  column.source === 'aggregation' || (column.source !== 'breakout' && isNumeric(column))

/** One line per value of `down`, one column per value of `across`. @param titleOf A value of `across` in words. */
export function unfold(data: ResultData, { down, across, cell }: Parts, titleOf: (value: Cell) => string): ResultData {
  const heads = [...new Set(data.rows.map((row) => row[across.index] ?? null))].toSorted(compare)
  const placeOf = new Map(heads.map((value, at) => [value, at + 1]))
  const lines = new Map<Cell, Cell[]>()
  for (const row of data.rows) {
    const key = row[down.index] ?? null
    const line = lines.get(key) ?? [key, ...heads.map(() => null)]
    line[placeOf.get(row[across.index] ?? null) ?? 0] = row[cell.index] ?? null
    lines.set(key, line)
  }
  const { remapped_from: _cellFrom, remapped_to: _cellTo, ...shape } = cell.column
  const columns = heads.map((value) => ({
    ...shape,
    name: nameOf(value),
    display_name: titleOf(value),
    source: 'fields',
  }))
  const { remapped_from: _from, remapped_to: _to, ...head } = down.column
  return { ...data, cols: [head, ...columns], rows: [...lines.values()] }
}

/** The settings for the columns that were made: all look as the one that their values come from. */
export function unfoldedSettings(settings: Settings, { cols }: ResultData, { cell }: Parts): Settings {
  const { 'table.columns': _columns, 'table.column_widths': _widths, ...rest } = settings
  const stored = mapOf(settings['column_settings'])
  const { column_title: _title, ...look } = mapOf(stored[keyOf(cell.own.name)])
  const own = Object.fromEntries(cols.slice(1).map(({ name }) => [keyOf(name), look]))
  return { ...rest, column_settings: { ...stored, ...own } }
}

const mapOf = (value: unknown): Settings => (typeof value === 'object' && value !== null ? { ...value } : {})
const keyOf = (name: string) => JSON.stringify(['name', name])
const nameOf = (value: Cell) => `pivot ${JSON.stringify(value)}`

function compare(one: Cell, other: Cell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return String(one).localeCompare(String(other), undefined, { numeric: true })
}
