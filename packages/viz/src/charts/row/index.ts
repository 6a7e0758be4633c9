/** Bars that lie: names of any length by a measure. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { completeCartesian, itemsOf, modelOf, ROW_GROUPS, type CartesianSettings } from '../cartesian/index.ts'
import { rowFit } from './fit.ts'
import { rowScene } from './scene.ts'

export const row: Visualization<CartesianSettings> = {
  display: 'row',
  label: msg('Row'),
  fit: rowFit,
  settings: ROW_GROUPS,
  complete: (stored, shape) => completeCartesian(stored, shape),
  series: (input) => itemsOf(modelOf(input, 'bar')),
  scene: rowScene,
}
