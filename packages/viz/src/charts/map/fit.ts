/** When a map is the best picture. */
import type { Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Fit } from '../../visualization.ts'
import { isGrouped } from '../cartesian/index.ts'
import { coordinatesOf, isRegionColumn } from './settings.ts'

/** Made for coordinates and for measures by state or country. */
export function mapFit(shape: Shape): Fit {
  const { latitude, longitude } = coordinatesOf(shape.columns)
  if (latitude && longitude) return { score: isGrouped(shape) ? 58 : 30 }
  const region = shape.dimensions.find(isRegionColumn)
  if (shape.metrics.length === 0) return { score: 0, missing: msg('Needs a column of numbers') }
  if (region) return { score: isGrouped(shape) && shape.dimensions.length === 1 ? 58 : 12 }
  if (!shape.dimensions.some(({ kind }) => kind === 'text')) {
    return { score: 0, missing: msg('Needs coordinates, or a column of states or countries') }
  }
  return { score: 1 }
}
