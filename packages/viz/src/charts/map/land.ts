/** What maps of all kinds stand on. */
import { inkOf } from '../../color/index.ts'
import type { Camera } from '../../geo/index.ts'
import type { Hit, Rect } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'

/** What is seen where no value is. */
export function landColors(paint: SceneInput<unknown>['paint']): { fill: string; stroke: string } {
  const ink = inkOf(paint)
  return { fill: ink.line, stroke: ink.surface }
}

/** The marks that are seen: a camera may have moved others out of the map. */
export function hitsWithin(hits: Hit[], { x, y, width, height }: Rect, camera: Camera | undefined): Hit[] {
  if (!camera) return hits
  return hits.filter(({ anchor }) => anchor.x >= x && anchor.x <= x + width && anchor.y >= y && anchor.y <= y + height)
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
