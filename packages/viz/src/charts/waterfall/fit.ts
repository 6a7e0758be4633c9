/** When steps that add up are a good picture. */
import type { Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Fit } from '../../visualization.ts'
import { isGrouped, lacking } from '../cartesian/index.ts'

/** More steps than this are a thicket. */
const MOST_STEPS = 40

/** Never the first choice: whether parts add up to something, only a reader knows. */
export function waterfallFit(shape: Shape): Fit {
  const lack = lacking(shape)
  if (lack) return lack
  const [dimension] = shape.dimensions
  if (!dimension) return { score: 0, missing: msg('Needs a column to group by') }
  const isMade = isGrouped(shape) && shape.metrics.length === 1 && shape.dimensions.length === 1
  return { score: isMade && shape.distinct(dimension) <= MOST_STEPS ? 12 : 4 }
}
