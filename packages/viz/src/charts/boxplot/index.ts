/** The box plot: how values are spread, by category. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { itemsOf } from '../cartesian/index.ts'
import { boxesOf } from './boxes.ts'
import { boxplotFit } from './fit.ts'
import { boxplotScene } from './scene.ts'
import { BOXPLOT_SETTINGS, completeBoxplot, type BoxplotSettings } from './settings.ts'

export const boxplot: Visualization<BoxplotSettings> = {
  display: 'boxplot',
  label: msg('Box plot'),
  fit: boxplotFit,
  settings: BOXPLOT_SETTINGS,
  complete: completeBoxplot,
  series: (input) => itemsOf(boxesOf(input).model),
  scene: boxplotScene,
}
