/** Values written beside boxes. */
import type { Node } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import type { Layout, Model } from '../cartesian/index.ts'
import type { PlacedBox } from './scene.ts'
import type { BoxplotSettings } from './settings.ts'

const SIZE = 11
const LINE = 13

/** Beside the box where there is room; the median first, so that the others make way. */
export function boxLabels(
  boxes: readonly PlacedBox[],
  { format, ink }: Model,
  { plot, x }: Layout,
  { values, shown }: BoxplotSettings,
): Node[] {
  if (!values.isShown || plot.width < 120) return []
  const isShort = values.format === 'compact' || (values.format === 'auto' && boxes.length > 6)
  return boxes.flatMap(({ drawn, median, lower, upper, low, high, at, x: middle, width }) => {
    const { text, compact } = format.of(drawn.series.metric)
    const taken: number[] = []
    const told = shown === 'all' ? [median, upper, lower, high, low] : [median]
    return told.flatMap((value): Node[] => {
      const label = isShort ? compact(value) : text(value)
      const start = middle + width / 2 + 5
      const room = x.step - width - 6
      const y = at(value) + 4
      const isFit = textWidth(label, SIZE) <= room && !taken.some((other) => Math.abs(other - y) < LINE)
      if (values.frequency === 'fit' && (!isFit || start + textWidth(label, SIZE) > plot.x + plot.width + 4)) return []
      taken.push(y)
      const weight = value === median ? { weight: 600 } : {}
      return [{ kind: 'text', x: start, y, text: label, size: SIZE, fill: ink.text2, halo: ink.surface, ...weight }]
    })
  })
}
