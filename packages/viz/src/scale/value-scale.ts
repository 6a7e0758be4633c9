/** Scales of numbers. */
import { scaleLinear, scaleLog, scalePow } from 'd3-scale'

export type ScaleKind = 'linear' | 'log' | 'pow'

export interface ValueScale {
  /** The place of a value in pixels; never NaN. */
  at(value: number): number
  ticks: number[]
  domain: readonly [number, number]
}

interface ValueScaleOptions {
  kind: ScaleKind
  /** Smallest and largest value. */
  extent: readonly [number, number]
  /** Where the scale begins and ends, in pixels. */
  range: readonly [number, number]
  /** About how many ticks. */
  count: number
  /** True: ends at a tick. */
  isNice?: boolean
}

/** A scale that can place every number: an empty extent is widened, a logarithm's begins above zero. */
export function valueScale({ kind, extent, range, count, isNice = true }: ValueScaleOptions): ValueScale {
  const domain = usableDomain(kind, extent)
  const scale = makeScale(kind)
  scale.domain(domain).range([...range])
  // On both sides of zero whole steps would leave much room empty.
  if (isNice) scale.nice(domain[0] < 0 && domain[1] > 0 ? count * 2 : count)
  const [low = 0, high = 1] = scale.domain()
  const ticks = kind === 'log' ? logTicks(low, high, count) : scale.ticks(count)
  return {
    domain: [low, high],
    ticks,
    at: (value) => {
      const place = kind === 'log' && value <= 0 ? range[0] : scale(value)
      return Number.isFinite(place) ? place : range[0]
    },
  }
}

function makeScale(kind: ScaleKind) {
  if (kind === 'log') return scaleLog()
  return kind === 'pow' ? scalePow().exponent(0.5) : scaleLinear()
}

function usableDomain(kind: ScaleKind, [low, high]: readonly [number, number]): [number, number] {
  if (!Number.isFinite(low) || !Number.isFinite(high) || low > high) return kind === 'log' ? [1, 10] : [0, 1]
  if (kind === 'log') {
    const top = high > 0 ? high : 10
    const bottom = low > 0 ? low : Math.min(1, top / 10)
    return bottom < top ? [bottom, top] : [top / 10, top]
  }
  if (low < high) return [low, high]
  if (low === 0) return [0, 1]
  return low > 0 ? [0, low] : [low, 0]
}

/** Powers of ten, as many as wanted. */
function logTicks(low: number, high: number, count: number): number[] {
  const first = Math.ceil(Math.log10(low) - 1e-9)
  const last = Math.floor(Math.log10(high) + 1e-9)
  const every = Math.max(1, Math.ceil((last - first + 1) / Math.max(count, 1)))
  const ticks: number[] = []
  for (let power = first; power <= last; power += every) ticks.push(10 ** power)
  return ticks
}

/** Smallest and largest of some numbers; undefined for none. */
export function extentOf(values: Iterable<number | null | undefined>): [number, number] | undefined {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value === null || value === undefined) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : undefined
}
