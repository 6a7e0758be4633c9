/** When boxes are a good picture. */
import type { Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Fit } from '../../visualization.ts'
import { lacking } from '../cartesian/index.ts'
import { axisOf } from './settings.ts'

/** Fewer values than this in a box say nothing. */
const LEAST_PER_BOX = 5

/** Needs several values at each place: one row per category has nothing to spread. */
export function boxplotFit(shape: Shape): Fit {
  const lack = lacking(shape)
  if (lack) return lack
  const axis = axisOf(shape)
  if (!axis) return { score: 0, missing: msg('Needs a column to group by') }
  const perBox = shape.rowCount / Math.max(1, shape.distinct(axis))
  if (perBox < 2 && shape.rowCount > 1) return { score: 2 }
  return { score: perBox >= LEAST_PER_BOX ? 25 : 6 }
}
