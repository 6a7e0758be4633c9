/** Heat: how many places lie near, in steps of color. */
import { px, type Node, type Point, type Rect } from '../../scene/index.ts'

/** Side of the squares of which the picture is made, in pixels. */
const CELL = 3
const STEPS = 8
/** Below this share of the hottest place nothing is shown. */
const LEAST = 0.04

/** One path per step of color. @param colors Steps from the surface to the strongest color. */
export function heatNodes(
  places: readonly (Point & { value: number })[],
  box: Rect,
  { radius, blur, least }: { radius: number; blur: number; least: number },
  colors: (steps: number) => string[],
): Node[] {
  const [columns, lines] = [Math.ceil(box.width / CELL), Math.ceil(box.height / CELL)]
  const heat = new Float64Array(columns * lines)
  // Near enough to a bell curve of this width, and over at its edge.
  const reach = Math.max(CELL * 2, radius * 0.6 + blur * 0.3)
  const cells = Math.ceil(reach / CELL)
  for (const { x, y, value } of places) {
    if (value <= 0) continue
    const [column, line] = [Math.floor((x - box.x) / CELL), Math.floor((y - box.y) / CELL)]
    for (let j = Math.max(0, line - cells); j <= Math.min(lines - 1, line + cells); j += 1) {
      for (let i = Math.max(0, column - cells); i <= Math.min(columns - 1, column + cells); i += 1) {
        const far = Math.hypot(box.x + (i + 0.5) * CELL - x, box.y + (j + 0.5) * CELL - y) / reach
        if (far < 1) heat[j * columns + i]! += value * (1 - far * far) ** 2
      }
    }
  }
  const most = heat.reduce((largest, value) => Math.max(largest, value), 0)
  if (most === 0) return []
  const stepAt = (i: number, j: number) => {
    const share = i < columns ? heat[j * columns + i]! / most : 0
    // Roots, so that what is half as hot is seen.
    return share < LEAST ? -1 : Math.min(STEPS - 1, Math.floor(Math.sqrt(share) * STEPS))
  }
  const paths = Array.from({ length: STEPS }, () => '')
  for (let j = 0; j < lines; j += 1) {
    let start = 0
    for (let i = 1; i <= columns; i += 1) {
      const step = stepAt(start, j)
      if (i < columns && stepAt(i, j) === step) continue
      const width = (i - start) * CELL
      if (step >= 0) paths[step] += `M${px(box.x + start * CELL)},${px(box.y + j * CELL)}h${width}v${CELL}h-${width}z`
      start = i
    }
  }
  return colors(STEPS).flatMap((fill, i): Node[] =>
    paths[i] ? [{ kind: 'path', d: paths[i], fill, opacity: Math.max(least, 0.45 + (0.45 * i) / STEPS) }] : [],
  )
}
