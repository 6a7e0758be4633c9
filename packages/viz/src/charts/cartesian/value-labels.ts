/** Values written at their marks. */
import type { Node, Rect, TextNode } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import type { Bar } from './bars.ts'
import type { Layout } from './layout.ts'
import type { Run } from './lines.ts'
import type { Model } from './model/index.ts'
import type { Series } from './model/index.ts'

const SIZE = 11
const LINE = 14
/** With more places than this the values are short. */
const MOST_FULL = 6

interface Label {
  x: number
  /** The baseline. */
  y: number
  /** Another one, where the first has no room. */
  else?: number
  text: string
  color: string
  /** True on a mark. */
  isInside?: boolean
  /** The bar that it tells of. */
  bar?: Bar
}

/**
 * Those that fit, unless all are wanted.
 * @param beside Texts that they keep away from.
 */
export function valueLabels(
  model: Model,
  { plot, x: places }: Layout,
  { bars, runs, beside }: { bars: readonly Bar[]; runs: readonly Run[]; beside: readonly Node[] },
): Node[] {
  const { settings, ink } = model
  if (plot.width < 120 || !model.drawn.some(({ series }) => isShown(model, series))) return []
  const say = wordingOf(model, places.step)
  const wanted = [...barLabels(model, bars, say), ...totals(model, bars, say), ...lineLabels(model, runs, say)]
  const taken: Rect[] = beside.flatMap((node) => (node.kind === 'text' ? boxOf(node) : []))
  const nodes: Node[] = []
  for (const { x, y: first, else: second, text, color, isInside, bar } of wanted) {
    const width = textWidth(text, SIZE)
    const middle = Math.min(x, plot.x + plot.width - width / 2)
    const boxAt = (y: number) => ({ x: middle - width / 2 - 2, y: y - SIZE, width: width + 4, height: LINE })
    const isFree = (y: number) => {
      const box = boxAt(y)
      const isWithin = box.x >= 0 && box.y >= 0 && box.y + box.height <= plot.y + plot.height + LINE
      return isWithin && !taken.some((other) => overlaps(box, other)) && (isInside || !isOnOther(box, bar, bars))
    }
    const y = [first, second].find((one) => one !== undefined && isFree(one))
    if (settings.values.frequency === 'fit' && y === undefined) continue
    taken.push(boxAt(y ?? first))
    nodes.push({
      kind: 'text',
      x: middle,
      y: y ?? first,
      text,
      size: SIZE,
      fill: color,
      anchor: 'middle',
      ...(isInside ? { weight: 600 } : { halo: ink.surface }),
    })
  }
  return nodes
}

/** True where a text would lie over a neighbor of its bar. */
function isOnOther(box: Rect, own: Bar | undefined, bars: readonly Bar[]): boolean {
  if (!own) return false
  return bars.some((bar) => bar.rect.x !== own.rect.x && bar.rect.height > 2 && overlaps(inner(box), bar.rect))
}

/** Without the air around the letters. */
function inner({ x, y, width, height }: Rect): Rect {
  return { x: x + 2, y: y + 3, width: width - 4, height: height - 5 }
}

function isShown({ settings }: Model, { style }: Series): boolean {
  return style.showValues ?? settings.values.isShown
}

type Wording = (series: Series, value: number) => string

/** Short texts where there are many, or where the full ones are wider than their place. */
function wordingOf({ settings, format, places, drawn }: Model, step: number): Wording {
  const { format: length } = settings.values
  const full: Wording = ({ metric }, value) => format.of(metric).text(value)
  const isWider = ({ series }: Model['drawn'][number]) =>
    series.values.some((value) => value !== null && textWidth(full(series, value), SIZE) > step)
  const isShort =
    length === 'compact' || (length === 'auto' && (places.cells.length > MOST_FULL || drawn.some(isWider)))
  return isShort ? ({ metric }, value) => format.of(metric).compact(value) : full
}

function barLabels(model: Model, bars: readonly Bar[], say: Wording): Label[] {
  const isOfStacks = model.settings.values.ofStacks !== 'total' || model.settings.stack === 'normalized'
  return bars.flatMap((bar): Label[] => {
    const { drawn, place, rect, isUp } = bar
    const { series, isStacked, spans } = drawn
    const value = series.values[place]
    if (value === null || value === undefined || !isShown(model, series) || (isStacked && !isOfStacks)) return []
    const span = spans[place]
    const isShare = isStacked && model.settings.stack === 'normalized' && span
    const text = isShare ? `${Math.round((span[1] - span[0]) * 100)}%` : say(series, value)
    const x = rect.x + rect.width / 2
    if (!isStacked) {
      const [above, below] = [rect.y - 5, rect.y + rect.height + 13]
      // A bar that floats has room on both sides.
      const isFloating = span !== undefined && span[0] !== 0
      const sides = isUp ? { y: above, else: below } : { y: below, else: above }
      return [{ x, y: sides.y, ...(isFloating && { else: sides.else }), text, color: model.ink.text2, bar }]
    }
    if (rect.height < LINE + 4 || textWidth(text, SIZE) + 4 > rect.width) return []
    return [{ x, y: rect.y + rect.height / 2 + 4, text, color: model.ink.surface, isInside: true }]
  })
}

function totals(model: Model, bars: readonly Bar[], say: Wording): Label[] {
  if (model.settings.stack !== 'stacked' || model.settings.values.ofStacks === 'series') return []
  return bars
    .filter(({ isEnd, drawn }) => isEnd && drawn.isStacked && isShown(model, drawn.series))
    .map((bar) => ({ ...bar, bar }))
    .map(({ drawn, place, rect, isUp, bar }) => ({
      bar,
      x: rect.x + rect.width / 2,
      y: isUp ? rect.y - 5 : rect.y + rect.height + 13,
      text: say(drawn.series, drawn.spans[place]?.[1] ?? 0),
      color: model.ink.text2,
    }))
}

function lineLabels(model: Model, runs: readonly Run[], say: Wording): Label[] {
  return runs.flatMap(({ drawn: { series }, points }) => {
    if (!isShown(model, series)) return []
    return points.flatMap(({ x, y, place }, i) => {
      const value = series.values[place]
      if (value === null || value === undefined) return []
      const [above, below] = [y - 8, y + 17]
      const sides = isValley(points, i) ? { y: below, else: above } : { y: above, else: below }
      return [{ x, ...sides, text: say(series, value), color: model.ink.asText(series.color) }]
    })
  })
}

/** In a valley the room is below. */
function isValley(points: readonly { y: number }[], i: number): boolean {
  const [before, here, after] = [points[i - 1]?.y, points[i]?.y ?? 0, points[i + 1]?.y]
  return before !== undefined && after !== undefined && before < here && after < here
}

function boxOf({ x, y, text, size, anchor }: TextNode): Rect {
  const width = textWidth(text, size, 600)
  return { x: anchor === 'end' ? x - width : x, y: y - size, width, height: LINE }
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
