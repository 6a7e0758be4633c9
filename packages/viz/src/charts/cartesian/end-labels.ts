/** Names of lines at their ends, where they are few: nobody has to look them up in a legend. */
import type { Node, Size } from '../../scene/index.ts'
import { fitText, textWidth } from '../../text/index.ts'
import type { Layout } from './layout.ts'
import type { Model } from './model/index.ts'

const SIZE = 12
const LINE = 15
const GAP = 8
const MOST = 5

/** The width that the names need; 0 where there is a legend instead. */
export function endLabelWidth({ series, drawn, places }: Model, { width, height }: Size): number {
  const isFit =
    series.length > 1 &&
    series.length <= MOST &&
    drawn.length === series.length &&
    series.every(({ mark, axis }) => mark === 'line' && axis === 'left') &&
    places.cells.length > 1 &&
    width >= 380 &&
    height >= series.length * LINE + 90
  if (!isFit) return 0
  const widest = Math.max(...series.map(({ name }) => textWidth(name, SIZE, 520)))
  return Math.ceil(Math.min(widest, 140, width * 0.24)) + GAP + 4
}

/** The names, none over another, each as near to its line's end as can be. */
export function endLabels({ drawn, ink }: Model, { plot, left, hasEndLabels }: Layout, width: number): Node[] {
  if (!hasEndLabels || !left) return []
  const wanted = drawn.flatMap(({ series }) => {
    const last = series.values.findLast((value) => value !== null)
    return last === undefined || last === null ? [] : [{ series, y: left.at(last) }]
  })
  wanted.sort((a, b) => a.y - b.y)
  const places = apart(
    wanted.map(({ y }) => y),
    plot.y,
    plot.y + plot.height,
  )
  const x = plot.x + plot.width + GAP
  return wanted.map(({ series }, i): Node => ({
    kind: 'text',
    x,
    y: (places[i] ?? 0) + 4,
    text: fitText(series.name, width - x, SIZE, 520),
    size: SIZE,
    fill: ink.asText(series.color),
    weight: 520,
  }))
}

/** Moves ascending places so that each has a line of its own, and all lie between top and bottom. */
function apart(wanted: readonly number[], top: number, bottom: number): number[] {
  const places = [...wanted]
  for (let i = 0; i < places.length; i += 1) {
    places[i] = Math.max(places[i] ?? 0, i === 0 ? top : (places[i - 1] ?? 0) + LINE)
  }
  for (let i = places.length - 1; i >= 0; i -= 1) {
    places[i] = Math.min(places[i] ?? 0, i === places.length - 1 ? bottom : (places[i + 1] ?? 0) - LINE)
  }
  return places
}
