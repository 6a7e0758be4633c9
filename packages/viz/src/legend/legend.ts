/** The legend of a picture that stands alone; in the app it is made of buttons instead. */
import type { Ink } from '../color/index.ts'
import type { LegendItem, Node } from '../scene/index.ts'
import { fitTexts, textWidth } from '../text/index.ts'

const SIZE = 12
const LINE = 20
const MARK = 8
const GAP = 16
const WIDEST_LABEL = 180
const MOST_LINES = 2

export interface DrawnLegend {
  nodes: Node[]
  /** 0 without items. */
  height: number
}

/** Items from left to right in two lines at most; what does not fit is counted at the end. */
export function drawLegend(items: readonly LegendItem[], x: number, y: number, width: number, ink: Ink): DrawnLegend {
  const nodes: Node[] = []
  let [left, line] = [0, 0]
  const widest = Math.min(WIDEST_LABEL, width - MARK - 8)
  const labels = fitTexts(
    items.map((item) => item.label),
    () => widest,
    SIZE,
  )
  for (const [i, item] of items.entries()) {
    const label = labels[i] ?? ''
    const needed = MARK + 6 + textWidth(label, SIZE)
    const rest = `+${items.length - i}`
    const isLast = i === items.length - 1
    const reserve = line === MOST_LINES - 1 && !isLast ? GAP + textWidth(rest, SIZE) : 0
    if (left > 0 && left + needed + reserve > width) {
      if (line === MOST_LINES - 1) {
        nodes.push({ kind: 'text', x: x + left, y: y + line * LINE + 14, text: rest, size: SIZE, fill: ink.text3 })
        break
      }
      line += 1
      left = 0
    }
    nodes.push(...drawItem(item, label, x + left, y + line * LINE, ink))
    left += needed + GAP
  }
  return { nodes, height: items.length === 0 ? 0 : (line + 1) * LINE + 4 }
}

function drawItem(item: LegendItem, label: string, x: number, y: number, ink: Ink): Node[] {
  const fill = item.isHidden ? ink.lineStrong : item.color
  const text = {
    kind: 'text',
    x: x + MARK + 6,
    y: y + 14,
    text: label,
    size: SIZE,
    fill: item.isHidden ? ink.text3 : ink.text2,
  } as const
  if (item.mark === 'line')
    return [{ kind: 'rect', x: x - 1, y: y + 9, width: MARK + 2, height: 2, radius: 1, fill }, text]
  if (item.mark === 'dot') return [{ kind: 'circle', x: x + MARK / 2, y: y + 10, radius: MARK / 2, fill }, text]
  return [{ kind: 'rect', x, y: y + 6, width: MARK, height: MARK, radius: 2, fill }, text]
}
