/** Shapes that a library draws around zero, at their place. */
import { px, type Point } from '../../scene/index.ts'

/** Arcs are drawn around zero: their absolute points are moved. */
export function movedPath(d: string, { x, y }: Point): string {
  return d.replaceAll(/([MLA])([^MLAZ]*)/g, (_, letter: string, list: string) => {
    const numbers = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const at = numbers.length - 2
    const rest = numbers.slice(0, at).map(px)
    return letter + [...rest, px((numbers[at] ?? 0) + x), px((numbers[at + 1] ?? 0) + y)].join(',')
  })
}
