/** When bars that lie are the best picture. */
import type { Shape } from '../../data/index.ts'
import type { Fit } from '../../visualization.ts'
import { firstDimension, isGrouped, isOverTime, lacking } from '../cartesian/index.ts'

/** Made for names, when they are many. */
export function rowFit(shape: Shape): Fit {
  const lack = lacking(shape)
  if (lack) return lack
  const dimension = firstDimension(shape)
  if (!dimension || isOverTime(shape) || dimension.kind !== 'text') return { score: 6 }
  return { score: isGrouped(shape) && (shape.distinct(dimension) > 12 || shape.longest(dimension) > 16) ? 55 : 32 }
}
