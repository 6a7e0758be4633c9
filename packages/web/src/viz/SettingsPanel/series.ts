/** The series that a picture has now, for those who name and colour them. */
import type { Data, Format, Visualization } from '@querent/viz'

export interface Series {
  /** As settings store it. */
  key: string
  label: string
}

/** They are known to the scene alone; a picture of one series has no legend, and its measure is the series. */
export function seriesOf<S>(visualization: Visualization<S>, data: Data, settings: S, format: Format): Series[] {
  const scene = visualization.scene({
    data,
    settings,
    size: { width: 640, height: 360 },
    format,
    paint: 'vars',
    hasLegend: false,
  })
  if (scene.legend.length > 0) return scene.legend.map(({ key, label }) => ({ key, label }))
  const metrics = (settings as { metrics?: readonly string[] }).metrics ?? []
  return metrics.map((key) => ({ key, label: data.columns.find(({ name }) => name === key)?.title ?? key }))
}
