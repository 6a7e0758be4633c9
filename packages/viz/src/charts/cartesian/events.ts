/** Events as ticks under a time axis. */
import { wallTimeOf } from '../../data/index.ts'
import type { Hit, Node } from '../../scene/index.ts'
import type { Layout } from './layout.ts'
import type { Model } from './model/index.ts'

/** Events that fall onto the same pixels share a tick. */
const NEAR = 6

export function eventMarks(model: Model, layout: Layout): { nodes: Node[]; hits: Hit[] } {
  const { ink, places } = model
  const { plot } = layout
  if (places.kind !== 'time' || model.events.length === 0 || !model.settings.x.isShown) return { nodes: [], hits: [] }
  const marks: { x: number; names: string[]; at: string }[] = []
  const placed = model.events.flatMap(({ at, name }) => {
    const x = placeAt(layout, places.at, wallTimeOf(at))
    return x === undefined ? [] : [{ x, at, name }]
  })
  for (const { x, at, name } of placed.sort((a, b) => a.x - b.x)) {
    const last = marks.at(-1)
    if (last && x - last.x < NEAR) last.names.push(name)
    else marks.push({ x, names: [name], at })
  }
  const bottom = plot.y + plot.height
  const nodes = marks.flatMap(({ x }): Node[] => [
    { kind: 'line', from: { x, y: plot.y }, to: { x, y: bottom }, stroke: ink.lineStrong, dash: '2 3' },
    {
      kind: 'path',
      d: `M${x.toFixed(1)},${(bottom - 4).toFixed(1)}l4,4l-4,4l-4,-4Z`,
      fill: ink.warn,
      stroke: ink.surface,
    },
  ])
  const hits = marks.map(({ x, names, at }): Hit => {
    const title = model.dimension ? model.format.of(model.dimension).text(at) : at
    const text = names.join(', ')
    return {
      shape: { x: x - 7, y: bottom - 7, width: 14, height: 14 },
      anchor: { x, y: bottom - 4 },
      series: -1,
      group: -1,
      rows: [],
      columns: [],
      values: [],
      title,
      name: '',
      text,
      label: `${title}, ${text}`,
      color: ink.warn,
    }
  })
  return { nodes, hits }
}

/** Undefined outside of the axis. In bands an event stands in the bucket that holds it. */
function placeAt({ x, plot }: Layout, times: readonly number[], time: number | undefined): number | undefined {
  const [first, last] = [times[0], times.at(-1)]
  if (time === undefined || first === undefined || last === undefined || time < first) return undefined
  if (x.at) {
    const at = x.at(time)
    return at <= plot.x + plot.width + 0.5 ? at : undefined
  }
  const length = times.length > 1 ? (last - first) / (times.length - 1) : 86_400_000
  if (time > last + length * 1.1) return undefined
  const place = times.findLastIndex((one) => one <= time)
  const next = times[place + 1] ?? (times[place] ?? 0) + length
  const share = Math.min(0.999, (time - (times[place] ?? 0)) / (next - (times[place] ?? 0)))
  return x.center(place) - x.step / 2 + x.step * share
}
