/** The three wells of a pivot table, as lists of column names, and what moving a name does. */
import type { Column } from '../../api/dataset.ts'
import { splitOf } from '@querent/viz/grid/index.ts'

export const WELLS = ['rows', 'columns', 'values'] as const
export type Well = (typeof WELLS)[number]
export type Wells = Readonly<Record<Well, readonly string[]>>

/** The wells as the settings fill them now. */
export function wellsOf(cols: readonly Column[], settings: Readonly<Record<string, unknown>>): Wells {
  const { rows, columns, values } = splitOf(cols, settings)
  const names = (list: readonly Column[]) => list.map(({ name }) => name)
  return { rows: names(rows), columns: names(columns), values: names(values) }
}

/** True where a well takes a column from another: groups go down or across, values stay values. */
export const takes = (to: Well, from: Well) => (to === 'values') === (from === 'values')

/** The wells after a name was put into a well, before the entry at `place`; unchanged where the well does not take it. */
export function movedTo(wells: Wells, name: string, to: Well, place: number): Wells {
  const from = WELLS.find((well) => wells[well].includes(name))
  if (from === undefined || !takes(to, from)) return wells
  const before = from === to && wells[from].indexOf(name) < place ? place - 1 : place
  const without = { ...wells, [from]: wells[from].filter((one) => one !== name) }
  return { ...without, [to]: without[to].toSpliced(before, 0, name) }
}
