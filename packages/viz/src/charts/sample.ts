/** Results that the tests draw and that a page for developers shows. */
import type { Paint } from '../color/index.ts'
import { readData, shapeOf, type Cell } from '../data/index.ts'
import { createFormat } from '../format/index.ts'
import type { RegionMap } from '../geo/index.ts'
import type { Scene, Size } from '../scene/index.ts'
import type { Visualization } from '../visualization.ts'

export interface Sample {
  name: string
  cols: readonly object[]
  rows: readonly (readonly Cell[])[]
  settings?: Readonly<Record<string, unknown>>
  size?: Size
  map?: RegionMap
}

const MEDIUM: Size = { width: 480, height: 300 }
export const SMALL: Size = { width: 240, height: 120 }
export const TINY: Size = { width: 80, height: 60 }

/** A column as a result describes it. */
export function column(name: string, type: string, more: object = {}): object {
  return { name: name.toUpperCase(), display_name: name, base_type: `type/${type}`, source: 'native', ...more }
}

/** A column of a grouped result. */
export function breakout(name: string, type: string, more: object = {}): object {
  return column(name, type, { source: 'breakout', ...more })
}

export function aggregation(name: string, more: object = {}): object {
  return column(name, 'Float', { source: 'aggregation', ...more })
}

export function drawSample<S>(visualization: Visualization<S>, sample: Sample, paint: Paint): Scene {
  const data = readData({ cols: sample.cols, rows: sample.rows })
  const stored = sample.settings ?? {}
  return visualization.scene({
    data,
    settings: visualization.complete(stored, shapeOf(data)),
    size: sample.size ?? MEDIUM,
    format: createFormat({ visualizationSettings: stored, columns: data.columns }),
    paint,
    ...(sample.map ? { map: sample.map } : {}),
  })
}
