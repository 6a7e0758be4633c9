/** The picture in a sentence. */
import type { Model } from './model/index.ts'
import type { Series } from './model/index.ts'

interface Found {
  value: number
  series: Series
  place: number
}

export function summaryOf({ drawn, dimension, format, label }: Model): string {
  let points = 0
  let lowest: Found | undefined
  let highest: Found | undefined
  for (const { series } of drawn) {
    for (const [place, value] of series.values.entries()) {
      if (value === null) continue
      points += 1
      if (lowest === undefined || value < lowest.value) lowest = { value, series, place }
      if (highest === undefined || value > highest.value) highest = { value, series, place }
    }
  }
  if (!lowest || !highest) return format.words.noResults
  const text = ({ value, series }: Found) => format.of(series.metric).compact(value)
  return format.words.summary({
    metrics: [...new Set(drawn.map(({ series }) => format.of(series.metric).title))].join(', '),
    dimension: dimension ? format.of(dimension).title : format.words.total,
    points,
    lowest: text(lowest),
    highest: text(highest),
    highestAt: label(highest.place),
  })
}
