/** When points are the best picture. */
import type { Shape } from '../../data/index.ts'
import type { Fit } from '../../visualization.ts'
import { isGrouped, lacking } from '../cartesian/index.ts'

/** Made for two measures of many things. */
export function scatterFit(shape: Shape): Fit {
  const lack = lacking(shape)
  if (lack) return lack
  const { length } = shape.metrics
  if (length < 2) return { score: 5 }
  if (shape.dimensions.length === 0) return { score: isGrouped(shape) ? 51 : 45 }
  return { score: 15 }
}
