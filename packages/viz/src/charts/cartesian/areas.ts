/** The areas below lines. */
import { px, type Node } from '../../scene/index.ts'
import { linePath, type Run } from './lines.ts'
import type { Layout } from './layout.ts'

export function areaNodes(runs: readonly Run[], { plot }: Layout): Node[] {
  const nodes = runs
    .filter(({ drawn, points }) => drawn.series.mark === 'area' && points.length > 1)
    .map(({ drawn, points }): Node => {
      const { color, style } = drawn.series
      const bottom = points.map(({ x, base }) => ({ x, y: base })).reverse()
      const back = style.interpolate === 'cardinal' ? linePath(bottom, 'cardinal') : backPath(bottom, style.interpolate)
      const d = `${linePath(points, style.interpolate)}L${back.slice(1)}Z`
      return { kind: 'path', d, fill: color, opacity: drawn.isStacked ? 0.72 : 0.1 }
    })
  return nodes.length > 0 ? [{ kind: 'group', clip: plot, nodes }] : []
}

/** Steps run back as they came: first down, then across. */
function backPath(points: readonly { x: number; y: number }[], interpolate: string): string {
  if (interpolate === 'linear') return linePath(points, 'linear')
  return points.map(({ x, y }, i) => (i === 0 ? `M${px(x)},${px(y)}` : `V${px(y)}H${px(x)}`)).join('')
}
