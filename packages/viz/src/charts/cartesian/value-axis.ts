/** The axes of values, left and right. */
import type { Tick } from '../../axis/index.ts'
import { AXIS_SIZE, valueNames } from '../../axis/index.ts'
import { extentOf, valueScale, type ValueScale } from '../../scale/index.ts'
import { textWidth } from '../../text/index.ts'
import { trendOf } from './model/index.ts'
import type { Model } from './model/index.ts'
import type { Side } from './settings/index.ts'

export interface ValueAxis extends ValueScale {
  side: Side
  /** With names. */
  named: Tick[]
  /** Width of the widest name. */
  width: number
  title: string
}

/** Of the least bar on an axis of logarithms: without room it would not be seen. */
const ROOM_BELOW = 0.5

/**
 * The axis of one side; undefined when nothing stands on it.
 * @param range Where the axis begins and ends, in pixels.
 * @param isNice True: it ends at a tick.
 */
export function valueAxis(
  model: Model,
  side: Side,
  range: readonly [number, number],
  count: number,
  isNice = true,
): ValueAxis | undefined {
  const drawn = model.drawn.filter(({ series }) => series.axis === side)
  const all = model.series.filter((series) => series.axis === side)
  const first = (drawn[0]?.series ?? all[0])?.metric
  if (first === undefined) return undefined
  const { y } = model.settings
  const extent = extentWithin(model, side)
  const isAligned = alignZeros(model, extent, side, extentWithin(model, side === 'left' ? 'right' : 'left'))
  const isFixed = !y.isAuto && side === 'left' && y.min < y.max
  const scale = valueScale({
    kind: y.scale,
    extent: isFixed ? [y.min, y.max] : extent,
    range,
    count,
    isNice: isNice && !isFixed && !isAligned,
  })
  const isShare = model.settings.stack === 'normalized' && drawn.some(({ isStacked }) => isStacked)
  const format = model.format.of(first)
  const names = isShare
    ? scale.ticks.map((value) => `${Math.round(value * 1000) / 10}%`)
    : valueNames(scale.ticks, format)
  const named = scale.ticks.map((value, i) => ({ at: scale.at(value), label: names[i] ?? '' }))
  const titles = [...new Set((drawn.length > 0 ? drawn.map(({ series }) => series) : all).map(titleOf))]
  return {
    ...scale,
    side,
    named,
    width: named.reduce((most, { label }) => Math.max(most, textWidth(label, AXIS_SIZE)), 0),
    title: (side === 'left' ? y.title : undefined) ?? titles.join(', '),
  }

  function titleOf({ metric }: { metric: typeof first }): string {
    return metric ? model.format.of(metric).title : ''
  }
}

/**
 * Two axes with values below zero have their zeros at the same height: else bars would begin where lines are not zero.
 * Widens the extent, and tells whether it had to.
 */
function alignZeros(
  { series, settings: { y } }: Model,
  extent: [number, number],
  side: Side,
  other: [number, number],
): boolean {
  if (y.scale !== 'linear' || y.isUnpinned || !y.isAuto || !series.some(({ axis }) => axis !== side)) return false
  const both = [extent, other]
  if (both.every(([low]) => low >= 0)) return false
  const below = Math.max(...both.map(([low, high]) => -low / (high - low || 1)))
  const above = Math.max(...both.map(([low, high]) => high / (high - low || 1)))
  const unit = Math.max(-extent[0] / (below || 1), extent[1] / (above || 1))
  extent[0] = -below * unit
  extent[1] = above * unit
  return true
}

function extentWithin(model: Model, side: Side): [number, number] {
  const { y, goal, stack } = model.settings
  const drawn = model.drawn.filter(({ series }) => series.axis === side)
  const own = extentOf(boundsOf(drawn.map(({ spans }) => spans)))
  const isLog = y.scale === 'log'
  if (own === undefined) return isLog ? [1, 10] : [0, 1]
  let [low, high] = own
  const include = (value: number) => {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  for (const one of drawn) {
    const trend = trendOf(model, one)
    if (trend) trend.values.forEach(include)
  }
  if (isLog) {
    // Bars begin at the bottom of the axis, since zero has no logarithm: there is room below the least of them.
    const smallest = extentOf(positive(drawn.map(({ spans }) => spans)))
    const hasBars = drawn.some(({ series }) => series.mark === 'bar')
    if (smallest) [low, high] = [smallest[0] * (hasBars ? ROOM_BELOW : 1), smallest[1]]
  } else if (!y.isUnpinned) include(0)
  if (goal.isShown && side === 'left' && (!isLog || goal.value > 0)) include(goalValue(goal.value, stack))
  return [low, high]
}

/** Goals of shares are told in percent. */
export function goalValue(value: number, stack: Model['settings']['stack']): number {
  return stack === 'normalized' ? value / 100 : value
}

function* boundsOf(lists: readonly (readonly (readonly [number, number] | undefined)[])[]): Iterable<number> {
  for (const spans of lists) {
    for (const span of spans) {
      if (span) yield* span
    }
  }
}

function* positive(lists: Parameters<typeof boundsOf>[0]): Iterable<number> {
  for (const value of boundsOf(lists)) if (value > 0) yield value
}
