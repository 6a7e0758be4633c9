/** What a legend lists. */
import type { LegendItem } from '../../scene/index.ts'
import type { Model } from './model/index.ts'

/** Nothing for a single series: the title of the axis names it. */
export function legendOf(model: Model): LegendItem[] {
  const items = itemsOf(model)
  if (items.length < 2) return []
  return model.settings.isLegendReversed ? items.reverse() : items
}

/** Every series, in the order in which they are drawn. */
export function itemsOf({ series }: Model): LegendItem[] {
  return series.map(({ key, name, color, mark, isHidden }): LegendItem => ({
    key,
    label: name,
    color,
    mark: mark === 'line' ? 'line' : 'square',
    isHidden,
  }))
}
