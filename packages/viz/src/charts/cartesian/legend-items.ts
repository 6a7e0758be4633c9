/** What a legend lists. */
import type { LegendItem } from '../../scene/index.ts'
import type { Model } from './model/index.ts'

/** Nothing for a single series: the title of the axis names it. */
export function legendOf({ series, settings }: Model): LegendItem[] {
  if (series.length < 2) return []
  const items = series.map(({ key, name, color, mark, isHidden }): LegendItem => ({
    key,
    label: name,
    color,
    mark: mark === 'line' ? 'line' : 'square',
    isHidden,
  }))
  return settings.isLegendReversed ? items.reverse() : items
}
