/** A sentence in place of a picture. */
import type { Scene, Size } from '@querent/viz'
import { LIGHT, inkOf } from '@querent/viz/color/index.ts'
import { wrapText } from '@querent/viz/text/index.ts'

const SIZE = 12.5
const LINE = 18
const PADDING = 12

/** In the middle, in as many lines as fit. */
export function sentenceScene(text: string, { width, height }: Size): Scene {
  const most = Math.max(1, Math.floor((height - 8) / LINE))
  const lines = wrapText(text, Math.max(20, width - 2 * PADDING), SIZE, most)
  const top = height / 2 - ((lines.length - 1) * LINE) / 2 + 4
  return {
    width,
    height,
    nodes: lines.map((line, at) => ({
      kind: 'text',
      x: width / 2,
      y: top + at * LINE,
      text: line,
      size: SIZE,
      fill: inkOf(LIGHT).text2,
      anchor: 'middle',
    })),
    hits: [],
    legend: [],
    summary: text,
  }
}
