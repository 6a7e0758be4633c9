/** The part above the cards: title, description, filters with their values. */
import type { Node } from '@querent/viz'
import { inkOf, LIGHT } from '@querent/viz/color/index.ts'
import { fitText, textWidth, wrapText } from '@querent/viz/text/index.ts'
import type { Drawn } from '../draw/written.ts'

const TITLE = 20
const TITLE_LINE = 27
const DESCRIPTION = 12.5
const DESCRIPTION_LINE = 18
const MOST_DESCRIPTION = 6
const CHIP = 11.5
const CHIP_HEIGHT = 24
const CHIP_PADDING = 9
const CHIP_GAP = 6
const TAB = 16
const TAB_HEIGHT = 26
const STRONG = 600

interface SaidFilter {
  name: string
  /** Empty for a filter without a value, which is not shown. */
  value: string
}

interface Heading {
  title: string
  description: string
  filters: readonly SaidFilter[]
}

/** The head of a document, at the width that it has. */
export function drawHeader({ title, description, filters }: Heading, width: number): Drawn {
  const ink = inkOf(LIGHT)
  const nodes: Node[] = []
  let y = 0
  for (const text of wrapText(title, width, TITLE, 2, STRONG)) {
    nodes.push({ kind: 'text', x: 0, y: y + TITLE, text, size: TITLE, weight: STRONG, fill: ink.text })
    y += TITLE_LINE
  }
  for (const text of wrapText(description, width, DESCRIPTION, MOST_DESCRIPTION)) {
    nodes.push({ kind: 'text', x: 0, y: y + DESCRIPTION, text, size: DESCRIPTION, fill: ink.text2 })
    y += DESCRIPTION_LINE
  }
  const shown = filters.filter(({ value }) => value !== '')
  if (shown.length === 0) return { nodes, height: y }
  const chips = drawChips(shown, { width, y: y + 6 })
  return { nodes: [...nodes, ...chips.nodes], height: chips.height }
}

/** One after the other, in as many lines as they take. */
function drawChips(filters: readonly SaidFilter[], { width, y }: { width: number; y: number }): Drawn {
  const ink = inkOf(LIGHT)
  const nodes: Node[] = []
  let [x, top] = [0, y]
  for (const { name, value } of filters) {
    const label = fitText(`${name}: `, width / 2, CHIP)
    const labelWidth = textWidth(label, CHIP)
    const text = fitText(value, width - labelWidth - 2 * CHIP_PADDING, CHIP, STRONG)
    const wide = labelWidth + textWidth(text, CHIP, STRONG) + 2 * CHIP_PADDING
    if (x > 0 && x + wide > width) [x, top] = [0, top + CHIP_HEIGHT + CHIP_GAP]
    const baseline = top + CHIP_HEIGHT / 2 + 4
    nodes.push(
      { kind: 'rect', x, y: top, width: wide, height: CHIP_HEIGHT, radius: 6, fill: ink.sunken },
      { kind: 'text', x: x + CHIP_PADDING, y: baseline, text: label, size: CHIP, fill: ink.text2 },
      { kind: 'text', x: x + CHIP_PADDING + labelWidth, y: baseline, text, size: CHIP, weight: STRONG, fill: ink.text },
    )
    x += wide + CHIP_GAP
  }
  return { nodes, height: top + CHIP_HEIGHT }
}

/** The name of a tab above its cards. */
export function drawTabName(name: string, width: number): Drawn {
  const ink = inkOf(LIGHT)
  const text = fitText(name, width, TAB, STRONG)
  return {
    nodes: [
      { kind: 'text', x: 0, y: TAB, text, size: TAB, weight: STRONG, fill: ink.text },
      { kind: 'rect', x: 0, y: TAB_HEIGHT - 1, width, height: 1, fill: ink.lineStrong },
    ],
    height: TAB_HEIGHT,
  }
}
