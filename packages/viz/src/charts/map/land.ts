/** What maps of all kinds stand on. */
import { inkOf } from '../../color/index.ts'
import type { Rect } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'

/** What is seen where no value is. */
export function landColors(paint: SceneInput<unknown>['paint']): { fill: string; stroke: string } {
  const ink = inkOf(paint)
  return { fill: ink.line, stroke: ink.surface }
}

/** The part of a box that a map has, above the explanation of its colors. */
export function mapBox({ width, height }: { width: number; height: number }, hasKey: boolean): Rect {
  const pad = Math.min(4, width / 20)
  return {
    x: pad,
    y: pad,
    width: Math.max(1, width - 2 * pad),
    height: Math.max(1, height - 2 * pad - (hasKey ? 26 : 0)),
  }
}
