/** Where the values of an axis stand: side by side in bands, or at their place between numbers. */
import { valueScale, type ScaleKind } from './value-scale.ts'

export interface PlaceScale {
  /** The middle of a value's mark, in pixels. */
  center(index: number): number
  /** Room that a value has along the axis, in pixels. */
  step: number
  /** Width of a bar, or of a group of bars. */
  band: number
  /** Ticks of a scale of numbers; undefined for bands, whose every value may have one. */
  ticks?: { value: number; at: number }[]
  /** The place of a number that is no value; undefined for bands. */
  at?(value: number): number
}

/** Empty room between bars, as a share of a step. */
const INNER_PADDING = 0.32
const WIDEST_BAR = 72

export function bandScale(count: number, [start, end]: readonly [number, number]): PlaceScale {
  const step = (end - start) / Math.max(count, 1)
  const band = Math.min(step * (1 - INNER_PADDING), WIDEST_BAR)
  return { center: (index) => start + step * (index + 0.5), step: Math.abs(step), band: Math.abs(band) }
}

/** @param hasBars True leaves room for half a bar at both ends. */
export function numberScale(
  values: readonly number[],
  range: readonly [number, number],
  { kind, hasBars, count, gap }: { kind: ScaleKind; hasBars: boolean; count: number; gap?: number | undefined },
): PlaceScale {
  const smallest = gap ?? smallestGap(values)
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 1]
  const room = hasBars && kind === 'linear' ? smallest / 2 : 0
  const scale = valueScale({ kind, extent: [first - room, last + room], range, count, isNice: kind !== 'linear' })
  const step =
    room > 0
      ? Math.abs(scale.at(first + smallest) - scale.at(first))
      : Math.abs(range[1] - range[0]) / Math.max(values.length, 1)
  return {
    center: (index) => scale.at(values[index] ?? first),
    step,
    band: Math.min(Math.max(1, step * (1 - INNER_PADDING)), WIDEST_BAR),
    ticks: scale.ticks.map((value) => ({ value, at: scale.at(value) })),
    at: scale.at,
  }
}

function smallestGap(values: readonly number[]): number {
  let gap = Infinity
  for (let i = 1; i < values.length; i += 1) {
    const here = (values[i] ?? 0) - (values[i - 1] ?? 0)
    if (here > 0 && here < gap) gap = here
  }
  return Number.isFinite(gap) ? gap : 1
}
