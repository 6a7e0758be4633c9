/** Points between two measures; a third one is their size. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { SCATTER_GROUPS, type CartesianSettings } from '../cartesian/index.ts'
import { completeScatter } from './complete.ts'
import { scatterFit } from './fit.ts'
import { pointsOf } from './points.ts'
import { scatterScene } from './scene.ts'

export const scatter: Visualization<CartesianSettings> = {
  display: 'scatter',
  label: msg('Scatter'),
  fit: scatterFit,
  settings: SCATTER_GROUPS,
  complete: completeScatter,
  series: (input) =>
    (pointsOf(input)?.series ?? []).map(({ key, name, color, isHidden }) => ({
      key,
      label: name,
      color,
      mark: 'dot',
      isHidden,
    })),
  scene: scatterScene,
}
