/** The flow: what goes from where to where, and how much. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { sankeyFit } from './fit.ts'
import { sankeyScene } from './scene.ts'
import { completeSankey, SANKEY_SETTINGS, type SankeySettings } from './settings.ts'

export const sankey: Visualization<SankeySettings> = {
  display: 'sankey',
  label: msg('Sankey'),
  fit: sankeyFit,
  settings: SANKEY_SETTINGS,
  complete: completeSankey,
  scene: sankeyScene,
}
