/** The series that a picture has now, for those who name, color and order them. */
import type { Data, Format, Visualization } from '@querent/viz'

export interface Series {
  /** As settings store it. */
  key: string
  label: string
  /** As CSS: what it is drawn in. */
  color: string
  /** False for one that the settings leave out of the picture. */
  isEnabled: boolean
}

type Stored = Readonly<Record<string, unknown>>

/** One entry of `graph.series_order`. */
interface OrderEntry {
  key: string
  name: string
  enabled: boolean
  color?: unknown
}

/** The series of a display, or else the categories of its legend, as they are drawn and in their order. */
export function seriesOf<S>(visualization: Visualization<S>, data: Data, settings: S, format: Format): Series[] {
  const size = { width: 640, height: 360 }
  const input = { data, settings, size, format, paint: 'vars', hasLegend: false } as const
  const items = visualization.series?.(input) ?? visualization.scene(input).legend
  return items.map(({ key, label, color }) => ({ key, label, color, isEnabled: true }))
}

/** The series with those that the stored order leaves out, at their places. */
export function withHidden(series: readonly Series[], stored: Stored): Series[] {
  const order = entriesOf(stored)
  const hidden = order.flatMap(({ key, name, enabled }): Series[] =>
    enabled || series.some((one) => one.key === key)
      ? []
      : [{ key, label: name, color: 'var(--text-3)', isEnabled: false }],
  )
  const placeOf = (key: string) => {
    const place = order.findIndex((entry) => entry.key === key)
    return place < 0 ? order.length : place
  }
  return [...series, ...hidden].sort((a, b) => placeOf(a.key) - placeOf(b.key))
}

/** What `graph.series_order` holds for these series in this order; what was stored with an entry stays. */
export function orderOf(series: readonly Series[], stored: Stored): OrderEntry[] {
  const known = new Map(entriesOf(stored).map((entry) => [entry.key, entry]))
  return series.map(({ key, label, isEnabled }) => ({
    ...(known.get(key) ?? { key, name: label }),
    enabled: isEnabled,
  }))
}

function entriesOf(stored: Stored): OrderEntry[] {
  const order = stored['graph.series_order']
  return (Array.isArray(order) ? (order as Partial<OrderEntry>[]) : []).flatMap((entry) =>
    typeof entry?.key === 'string'
      ? [{ ...entry, key: entry.key, name: entry.name ?? entry.key, enabled: entry.enabled !== false }]
      : [],
  )
}
