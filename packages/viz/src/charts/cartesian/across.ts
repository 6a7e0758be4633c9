/** The axis of a dimension as ranges are chosen from it. */
import { numberOf } from '../../data/index.ts'
import type { Across } from '../../scene/index.ts'
import type { Layout } from './layout.ts'
import type { Model } from './model/index.ts'

/** Undefined where the values have no order, or are too few to choose from. */
export function acrossOf({ places, dimension }: Model, { plot, x }: Layout): Across | undefined {
  if (!dimension || (places.kind === 'band' && dimension.binWidth === null)) return undefined
  const numbers = places.kind === 'band' ? places.cells.map((cell) => numberOf(cell) ?? Number.NaN) : places.at
  const isOrdered = numbers.every((one, i) => i === 0 || one > (numbers[i - 1] ?? 0))
  if (numbers.length < 2 || !isOrdered) return undefined
  const first = x.at ? 0 : x.step / 2
  return {
    kind: places.kind === 'time' ? 'time' : 'number',
    column: dimension.index,
    plot,
    places: numbers.map((at, i) => {
      const center = x.center(i)
      return { value: places.cells[i] ?? null, at, center, begin: center - first }
    }),
  }
}
