/** What answers to pointer and keyboard, with what tooltips say. */
import type { Hit, Point, Rect } from '../../scene/index.ts'
import type { Cell } from '../../data/index.ts'
import type { Bar } from './bars.ts'
import type { Drawn, Model } from './model/index.ts'

/** The hit of one mark. */
export function hitOf(model: Model, drawn: Drawn, place: number, shape: Rect, anchor: Point): Hit {
  const { series } = drawn
  const { dimension, places, settings, format } = model
  const value = series.values[place] ?? null
  const formatted = format.of(series.metric).text(value)
  const span = drawn.spans[place]
  const isShare = settings.stack === 'normalized' && drawn.isStacked && span !== undefined
  const text = isShare ? `${formatted} (${Math.round((span[1] - span[0]) * 1000) / 10}%)` : formatted
  const title = model.label(place)
  const known: [number, Cell][] = [[series.metric.index, value]]
  if (dimension) known.push([dimension.index, places.cells[place] ?? null])
  if (series.split) known.push([series.split.column.index, series.split.cell])
  return {
    shape,
    anchor,
    series: drawn.place,
    group: place,
    rows: series.rows[place] ?? [],
    columns: known.map(([index]) => index),
    values: known.map(([, cell]) => cell),
    title,
    name: series.name,
    text,
    label: [title, series.name, text].filter((part) => part !== '').join(', '),
    color: series.color,
  }
}

/** Bars answer in all of their width, and thin or low ones around themselves. */
export function barHits(model: Model, bars: readonly Bar[], step: number): Hit[] {
  return bars.map(({ drawn, place, rect, isUp }) => {
    const width = Math.max(rect.width, Math.min(6, step))
    const height = Math.max(rect.height, 6)
    const shape = {
      x: rect.x - (width - rect.width) / 2,
      y: isUp ? rect.y + rect.height - height : rect.y,
      width,
      height,
    }
    const anchor = { x: rect.x + rect.width / 2, y: isUp ? rect.y : rect.y + rect.height }
    return hitOf(model, drawn, place, shape, anchor)
  })
}
