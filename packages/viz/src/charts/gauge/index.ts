/** The gauge: one value among ranges. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { gaugeScene } from './scene.ts'
import { completeGauge, GAUGE_SETTINGS, type GaugeSettings } from './settings.ts'

export const gauge: Visualization<GaugeSettings> = {
  display: 'gauge',
  label: msg('Gauge'),
  fit: ({ columns, rowCount }) => {
    if (!columns.some(({ kind }) => kind === 'number')) {
      return { score: 0, missing: msg('A gauge needs a column of numbers.') }
    }
    return { score: rowCount === 1 ? 8 : 1 }
  },
  settings: GAUGE_SETTINGS,
  complete: completeGauge,
  scene: gaugeScene,
}
