/** What the colors of a map mean. */
import type { Ink } from '../../color/index.ts'
import type { ColumnFormat } from '../../format/index.ts'
import type { Node, Size } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import { lineOfText } from '../shared/index.ts'

const SIZE = 11
const MARK = 10
const GAP = 14
const LEAST_NOTE = 0.45

/** True where there is room for it. */
export function hasKey({ width, height }: Size): boolean {
  return width >= 220 && height >= 140
}

/**
 * Colors with their ranges in one line at the bottom; only the ends where not all fit.
 * @param ranges Of each class, its least and its largest value.
 */
export function keyNodes(
  ranges: readonly (readonly [number, number])[],
  colors: readonly string[],
  { format, ink, size, note }: { format: ColumnFormat; ink: Ink; size: Size; note: string },
): Node[] {
  const nodes: Node[] = []
  const y = size.height - 10
  const text = ([low, high]: readonly [number, number]) =>
    low === high ? format.compact(low) : `${format.compact(low)} – ${format.compact(high)}`
  const labels = ranges.map(text)
  const needed = labels.reduce((sum, label) => sum + MARK + 6 + textWidth(label, SIZE) + GAP, -GAP)
  const fill = ink.text3
  // The note has what the colors leave, and at least a share of it.
  const whole = size.width - 16
  const free = ranges.length > 0 ? Math.max(whole - needed - GAP, whole * LEAST_NOTE) : whole
  const noteWidth = note === '' ? 0 : Math.min(textWidth(note, SIZE), free)
  const room = whole - (noteWidth > 0 ? noteWidth + GAP : 0)
  if (needed <= room) {
    let x = 8
    for (const [i, label] of labels.entries()) {
      nodes.push(
        { kind: 'rect', x, y: y - 9, width: MARK, height: MARK, radius: 2, fill: colors[i] ?? fill },
        { kind: 'text', x: x + MARK + 6, y, text: label, size: SIZE, fill },
      )
      x += MARK + 6 + textWidth(label, SIZE) + GAP
    }
  } else if (ranges.length > 0) {
    const [first, last] = [format.compact(ranges[0]?.[0] ?? 0), format.compact(ranges.at(-1)?.[1] ?? 0)]
    const from = 8 + textWidth(first, SIZE) + 6
    nodes.push({ kind: 'text', x: 8, y, text: first, size: SIZE, fill })
    for (const [i, color] of colors.entries()) {
      nodes.push({ kind: 'rect', x: from + i * 18, y: y - 9, width: 18, height: MARK, fill: color })
    }
    nodes.push({ kind: 'text', x: from + colors.length * 18 + 6, y, text: last, size: SIZE, fill })
  }
  if (noteWidth > 0) {
    nodes.push(lineOfText({ x: size.width - 8, y, text: note, size: SIZE, fill, anchor: 'end', room: noteWidth + 1 }))
  }
  return nodes
}

/** The least and largest value of each class. */
export function rangesOf(classes: readonly number[], values: readonly number[]): [number, number][] {
  return classes.map((least, i) => {
    const next = classes[i + 1] ?? Infinity
    return [least, values.reduce((most, value) => (value < next && value > most ? value : most), least)]
  })
}
