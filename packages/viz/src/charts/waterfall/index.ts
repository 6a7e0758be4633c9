/** The waterfall: steps from nothing to a total. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { waterfallFit } from './fit.ts'
import { waterfallScene } from './scene.ts'
import { completeWaterfall, WATERFALL_SETTINGS, type WaterfallSettings } from './settings.ts'

export const waterfall: Visualization<WaterfallSettings> = {
  display: 'waterfall',
  label: msg('Waterfall'),
  fit: waterfallFit,
  settings: WATERFALL_SETTINGS,
  complete: completeWaterfall,
  scene: waterfallScene,
}
