/** Lines: runs of points without a hole, thinned where several share a pixel. */
import { curveCardinal, line as d3line } from 'd3-shape'
import { polyline, px, type Hit, type Node, type Point } from '../../scene/index.ts'
import { hitOf } from './hits.ts'
import type { Layout } from './layout.ts'
import type { Drawn, Model } from './model/index.ts'
import type { SeriesSettings } from './settings/index.ts'

interface LinePoint extends Point {
  place: number
  /** Where an area's bottom is. */
  base: number
  /** True for a value of the data; false where a stack has none. */
  isValue: boolean
}

export interface Run {
  drawn: Drawn
  points: LinePoint[]
}

/** Points beside the line up to this number of places; further ones show when the pointer is near. */
const MOST_MARKERS = 24
const WIDTHS = { S: 1, M: 2, L: 3 } as const
const DASHES = { solid: undefined, dashed: '6 4', dotted: '1 4' } as const

export function runsOf(model: Model, layout: Layout): Run[] {
  const runs: Run[] = []
  for (const drawn of model.drawn) {
    const { series, spans } = drawn
    const axis = layout[series.axis] ?? layout.left
    if (series.mark === 'bar' || !axis) continue
    let points: LinePoint[] = []
    const end = () => {
      if (points.length > 0) runs.push({ drawn, points: thinned(points) })
      points = []
    }
    for (const [place, span] of spans.entries()) {
      if (span) {
        const isValue = series.values[place] !== null
        points.push({ x: layout.x.center(place), y: axis.at(span[1]), base: axis.at(span[0]), place, isValue })
      } else if (series.style.missing !== 'interpolate') end()
    }
    end()
  }
  return runs
}

/** Keeps the first, the lowest, the highest and the last point of each pixel: the line looks the same. */
function thinned<P extends Point>(points: readonly P[]): P[] {
  const width = Math.abs((points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0))
  if (points.length <= Math.max(4, width * 2)) return [...points]
  const kept: P[] = []
  for (let start = 0; start < points.length;) {
    const column = Math.floor(points[start]!.x)
    let [low, high, end] = [start, start, start]
    while (end < points.length && Math.floor(points[end]!.x) === column) {
      if (points[end]!.y < points[low]!.y) low = end
      if (points[end]!.y > points[high]!.y) high = end
      end += 1
    }
    for (const i of [...new Set([start, low, high, end - 1])].sort((a, b) => a - b)) kept.push(points[i]!)
    start = end
  }
  return kept
}

/** The path of a line through points. */
export function linePath(points: readonly Point[], interpolate: SeriesSettings['interpolate']): string {
  if (interpolate === 'step-after') {
    return points.map(({ x, y }, i) => (i === 0 ? `M${px(x)},${px(y)}` : `H${px(x)}V${px(y)}`)).join('')
  }
  if (interpolate === 'linear') return polyline(points)
  const make = d3line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  )
    .curve(curveCardinal)
    .digits(2)
  return make([...points]) ?? ''
}

export function lineNodes(runs: readonly Run[], model: Model, layout: Layout): Node[] {
  const isSparse = model.places.cells.length <= MOST_MARKERS && layout.x.step >= 14
  const nodes: Node[] = []
  for (const { drawn, points } of runs) {
    const { style, color, mark } = drawn.series
    const width = mark === 'area' && drawn.isStacked ? 1.5 : WIDTHS[style.size]
    const dash = DASHES[style.style]
    const d = linePath(points, style.interpolate)
    if (points.length > 1) nodes.push({ kind: 'path', d, stroke: color, width, ...(dash ? { dash } : {}) })
    const hasMarkers = style.hasMarkers ?? (isSparse && !drawn.isStacked)
    for (const { x, y, isValue } of points) {
      if (!isValue || (!hasMarkers && points.length > 1)) continue
      nodes.push({ kind: 'circle', x, y, radius: width + 1, fill: color, stroke: model.ink.surface })
    }
  }
  return nodes
}

/** Each point answers across its share of the width; the app takes the nearest of those at the same place. */
export function lineHits(model: Model, runs: readonly Run[], layout: Layout): Hit[] {
  const { plot } = layout
  const reach = Math.max(4, Math.min(layout.x.step / 2, 24))
  return runs.flatMap(({ drawn, points }) =>
    points
      .filter(({ isValue }) => isValue)
      .map(({ x, y, place }) => {
        const shape = { x: x - reach, y: Math.max(plot.y - 8, y - 10), width: reach * 2, height: 20 }
        return hitOf(model, drawn, place, shape, { x, y })
      }),
  )
}
