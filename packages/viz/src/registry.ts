/** All pictures at once, for who compares them. `displays` has the entry of each, and a test keeps both the same. */
import { funnel } from './charts/funnel/index.ts'
import { gauge } from './charts/gauge/index.ts'
import { map } from './charts/map/index.ts'
import { pie } from './charts/pie/index.ts'
import { progress } from './charts/progress/index.ts'
import { sankey } from './charts/sankey/index.ts'
import { scalar } from './charts/scalar/index.ts'
import { smartscalar } from './charts/smartscalar/index.ts'
import { area } from './charts/area/index.ts'
import { bar } from './charts/bar/index.ts'
import { boxplot } from './charts/boxplot/index.ts'
import { combo } from './charts/combo/index.ts'
import { line } from './charts/line/index.ts'
import { row } from './charts/row/index.ts'
import { scatter } from './charts/scatter/index.ts'
import { waterfall } from './charts/waterfall/index.ts'
import type { Shape } from './data/index.ts'
import type { Fit, Visualization } from './visualization.ts'

/** A display whose settings are read and used by itself alone. */
export type AnyVisualization = Visualization<unknown>

export const VISUALIZATIONS: readonly AnyVisualization[] = [
  line,
  bar,
  area,
  combo,
  row,
  scatter,
  waterfall,
  boxplot,
  scalar,
  smartscalar,
  pie,
  progress,
  gauge,
  funnel,
  map,
  sankey,
]

/** The display of a stored name. */
export function visualizationOf(display: string): AnyVisualization | undefined {
  return VISUALIZATIONS.find((visualization) => visualization.display === display)
}

/** All displays, the best for the result first; those that cannot draw it last, with the reason. */
export function displaysFor(shape: Shape): { visualization: AnyVisualization; fit: Fit }[] {
  return VISUALIZATIONS.map((visualization) => ({ visualization, fit: visualization.fit(shape) })).sort(
    (a, b) => b.fit.score - a.fit.score,
  )
}
