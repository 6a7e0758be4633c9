/** When bars are the best picture. */
import type { Shape } from '../../data/index.ts'
import type { Fit } from '../../visualization.ts'
import { firstDimension, isGrouped, isOverTime, lacking } from '../cartesian/index.ts'

/** Made for some categories; over time a line says more, and many names read better in rows. */
export function barFit(shape: Shape): Fit {
  const lack = lacking(shape)
  if (lack) return lack
  const dimension = firstDimension(shape)
  if (!dimension) return { score: 8 }
  if (isOverTime(shape)) return { score: isGrouped(shape) ? 40 : 20 }
  const isMany = shape.distinct(dimension) > 40 && dimension.kind === 'text'
  return { score: !isGrouped(shape) ? 18 : isMany ? 30 : 50 }
}
