/** When lines are the best picture. */
import type { Shape } from '../../data/index.ts'
import type { Fit } from '../../visualization.ts'
import { firstDimension, isGrouped, isOverTime, lacking } from '../cartesian/index.ts'

/** Made for time and for numbers in bins; between names there is nothing to draw a line through. */
export function lineFit(shape: Shape): Fit {
  const lack = lacking(shape)
  if (lack) return lack
  if (isOverTime(shape)) return { score: isGrouped(shape) ? 60 : 24 }
  return { score: firstDimension(shape)?.kind === 'number' ? 20 : 10 }
}
