/** When areas are a good picture. */
import type { Shape } from '../../data/index.ts'
import type { Fit } from '../../visualization.ts'
import { isOverTime, lacking } from '../cartesian/index.ts'

export function areaFit(shape: Shape): Fit {
  return lacking(shape) ?? { score: isOverTime(shape) ? 30 : 9 }
}
