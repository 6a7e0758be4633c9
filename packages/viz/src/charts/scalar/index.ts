/** The number: one value of the first row. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { scalarScene } from './scene.ts'
import { completeScalar, SCALAR_SETTINGS, type ScalarSettings } from './settings.ts'

export const scalar: Visualization<ScalarSettings> = {
  display: 'scalar',
  label: msg('Number'),
  fit: ({ columns, rowCount }) => {
    if (columns.length === 0) return { score: 0, missing: msg('The result has no columns.') }
    return { score: rowCount <= 1 && columns.length === 1 ? 50 : 2 }
  },
  settings: SCALAR_SETTINGS,
  complete: completeScalar,
  scene: scalarScene,
}
