/** The funnel: what is left from step to step. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { funnelScene } from './scene.ts'
import { completeFunnel, FUNNEL_SETTINGS, type FunnelSettings } from './settings.ts'

export const funnel: Visualization<FunnelSettings> = {
  display: 'funnel',
  label: msg('Funnel'),
  fit: ({ dimensions, metrics, rowCount }) => {
    if (metrics.length === 0) return { score: 0, missing: msg('A funnel needs a column of numbers.') }
    if (dimensions.length === 0) return { score: 0, missing: msg('A funnel needs a column of steps.') }
    return { score: dimensions.length === 1 && rowCount > 1 && rowCount <= 10 ? 6 : 1 }
  },
  settings: FUNNEL_SETTINGS,
  complete: completeFunnel,
  scene: funnelScene,
}
