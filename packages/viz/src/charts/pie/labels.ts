/** Names beside the slices, moved apart. */
import type { Ink } from '../../color/index.ts'
import { polyline, type Node, type Point, type Rect } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import { lineOfText } from '../shared/index.ts'
import type { Slice } from './slices.ts'

const SIZE = 12
const LINE = 18
/** From the ring to its names. */
const REACH = 12

/** Pixels that names need on each side of the ring; longer ones are cut. */
export function labelRoomOf(labels: readonly { label: string; percent: string }[], width: number): number {
  const widest = Math.max(...labels.map(({ label, percent }) => textWidth(`${label} ${percent}`, SIZE, 600)))
  return Math.min(widest + 36, width * 0.31)
}

export function labelNodes(
  slices: readonly Slice[],
  named: (slice: Slice) => { label: string; percent: string },
  { center, radius, bounds }: { center: Point; radius: number; bounds: Rect },
  ink: Ink,
): Node[] {
  const placed = slices.map((slice) => {
    const angle = (slice.from + slice.to) * Math.PI - Math.PI / 2
    const side = Math.cos(angle) >= 0 ? 1 : -1
    return { slice, angle, side, y: center.y + Math.sin(angle) * (radius + REACH) }
  })
  return [1, -1].flatMap((side) => {
    const ofSide = placed.filter((label) => label.side === side).sort((a, b) => a.y - b.y)
    const ys = apart(
      ofSide.map(({ y }) => y),
      bounds.y + 10,
      bounds.y + bounds.height - 10,
    )
    return ofSide.flatMap(({ slice, angle }, i): Node[] => {
      const y = ys[i] ?? center.y
      const reach = Math.sqrt(
        Math.max(0, (radius + REACH) ** 2 - Math.min(radius + REACH, Math.abs(y - center.y)) ** 2),
      )
      const x = center.x + side * (reach + 6)
      const { label, percent } = named(slice)
      const anchor = side > 0 ? 'start' : 'end'
      const room = side > 0 ? bounds.x + bounds.width - x - 12 : x - bounds.x - 12
      const shareWidth = percent === '' ? 0 : textWidth(percent, SIZE, 600) + 5
      const name = lineOfText({
        x: x + side * 8,
        y: y + 4,
        text: label,
        size: SIZE,
        fill: ink.text2,
        anchor,
        room: room - shareWidth,
      })
      const nameWidth = name.text === '' ? 0 : textWidth(name.text, SIZE) + 5
      const start = { x: center.x + Math.cos(angle) * (radius + 2), y: center.y + Math.sin(angle) * (radius + 2) }
      const line = polyline([start, { x, y }, { x: x + side * 4, y }])
      return [
        { kind: 'path', d: line, stroke: ink.lineStrong, width: 1 },
        name,
        lineOfText({
          x: x + side * (8 + nameWidth),
          y: y + 4,
          text: percent,
          size: SIZE,
          weight: 600,
          fill: ink.text,
          anchor,
        }),
      ]
    })
  })
}

/** Ascending places, at least a line apart and between the ends as far as there is room. */
function apart(ys: readonly number[], low: number, high: number): number[] {
  const moved: number[] = []
  for (const y of ys) moved.push(Math.max(y, low, (moved.at(-1) ?? -Infinity) + LINE))
  for (let i = moved.length - 1, end = high; i >= 0; i -= 1) {
    end = moved[i] = Math.min(moved[i] ?? end, end)
    end -= LINE
  }
  return moved
}
