/** When bars and lines together are a good picture. */
import type { Shape } from '../../data/index.ts'
import type { Fit } from '../../visualization.ts'
import { lacking } from '../cartesian/index.ts'

export function comboFit(shape: Shape): Fit {
  return lacking(shape) ?? { score: shape.metrics.length > 1 && shape.dimensions.length > 0 ? 35 : 7 }
}
