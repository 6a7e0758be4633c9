/** Axes as nodes: horizontal grid lines, names, titles. */
import type { Ink } from '../color/index.ts'
import type { Node, Rect, TextNode } from '../scene/index.ts'
import type { Turn } from './category-ticks.ts'
import { AXIS_GAP, AXIS_SIZE, type Tick } from './tick.ts'

/** Baseline of a line of text whose middle is at y. */
const MIDDLE = 4

/** Lines across the plot; the one at zero is stronger. */
export function gridLines(ticks: readonly Tick[], plot: Rect, zero: number | undefined, ink: Ink): Node[] {
  const across = (y: number, stroke: string): Node => ({
    kind: 'line',
    from: { x: plot.x, y: crisp(y) },
    to: { x: plot.x + plot.width, y: crisp(y) },
    stroke,
  })
  const lines = ticks
    .filter(({ at }) => zero === undefined || Math.abs(at - zero) > 0.5)
    .map(({ at }) => across(at, ink.line))
  return zero === undefined ? lines : [...lines, across(zero, ink.lineStrong)]
}

/** A line of one pixel is sharp between pixels. */
export function crisp(place: number): number {
  return Math.round(place - 0.5) + 0.5
}

/** Names beside the plot. */
export function sideLabels(ticks: readonly Tick[], plot: Rect, side: 'left' | 'right', ink: Ink): Node[] {
  const x = side === 'left' ? plot.x - AXIS_GAP : plot.x + plot.width + AXIS_GAP
  return ticks.map(({ at, label }): TextNode => ({
    kind: 'text',
    x,
    y: at + MIDDLE,
    text: label,
    size: AXIS_SIZE,
    fill: ink.text3,
    anchor: side === 'left' ? 'end' : 'start',
  }))
}

/** Names below the plot. Those at its ends are moved inwards, so that they stay inside `bounds`. */
export function bottomLabels(
  ticks: readonly (Tick & { width: number })[],
  { y, turn, bounds }: { y: number; turn: Turn; bounds: readonly [number, number] },
  ink: Ink,
): Node[] {
  return ticks.map(({ at, label, width }): TextNode => {
    const text = { kind: 'text' as const, text: label, size: AXIS_SIZE, fill: ink.text3 }
    if (turn !== 0) return { ...text, x: at + (turn === 90 ? MIDDLE : 3), y: y + 12, anchor: 'end', rotate: -turn }
    const x = Math.max(bounds[0] + width / 2, Math.min(bounds[1] - width / 2, at))
    return { ...text, x, y: y + 17, anchor: 'middle' }
  })
}
