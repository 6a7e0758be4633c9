/** The picture: axes, then areas, bars and lines, then what is written over them. */
import type { Node, Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { acrossOf } from './across.ts'
import { areaNodes } from './areas.ts'
import { barNodes, barsOf, sharpened } from './bars.ts'
import { endLabels } from './end-labels.ts'
import { eventMarks } from './events.ts'
import { barHits } from './hits.ts'
import { layoutOf } from './layout.ts'
import { lineHits, lineNodes, runsOf } from './lines.ts'
import { lookOf, modelOf, type Model } from './model/index.ts'
import { goalNodes, trendNodes } from './reference-lines.ts'
import type { SeriesInput } from './model/index.ts'
import type { CartesianSettings } from './settings/index.ts'
import { summaryOf } from './summary.ts'
import { valueLabels } from './value-labels.ts'

export function cartesianScene(input: SceneInput<CartesianSettings>, mark: SeriesInput['mark']): Scene {
  const model = modelOf(input, mark)
  const { width, height } = input.size
  if (model.places.cells.length === 0 || model.series.length === 0) return emptyScene(model, width, height)
  const layout = layoutOf(model, input.size)
  const bars = sharpened(barsOf(model, layout), layout, input.density)
  const runs = runsOf(model, layout)
  const events = eventMarks(model, layout)
  const goal = goalNodes(model, layout, { bars, runs })
  const nodes: Node[] = [
    ...layout.under,
    ...events.lines,
    ...areaNodes(runs, layout),
    ...barNodes(bars, layout),
    ...lineNodes(runs, model, layout),
    ...trendNodes(model, layout),
    ...goal,
    ...valueLabels(model, layout, { bars, runs, beside: goal }),
    ...endLabels(model, layout, width),
    ...events.nodes,
  ]
  const hits = [...barHits(model, bars, layout.x.step), ...lineHits(model, runs, layout), ...events.hits]
  const across = acrossOf(model, layout)
  const { legend, plot } = layout
  const scene = { width, height, nodes, hits, legend, plot, summary: summaryOf(model), looks: lookOf(model) }
  return across ? { ...scene, across } : scene
}

/** Says that there is nothing, in the middle. */
export function emptyScene({ ink, format }: Pick<Model, 'ink' | 'format'>, width: number, height: number): Scene {
  const text = format.words.noResults
  const nodes: Node[] = [
    { kind: 'text', x: width / 2, y: height / 2 + 4, text, size: 12, fill: ink.text3, anchor: 'middle' },
  ]
  return { width, height, nodes, hits: [], legend: [], summary: text }
}
