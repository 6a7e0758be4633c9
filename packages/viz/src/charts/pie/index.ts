/** The pie: parts of a whole, as a ring. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { pieScene } from './scene.ts'
import { completePie, PIE_SETTINGS, type PieSettings } from './settings.ts'

export const pie: Visualization<PieSettings> = {
  display: 'pie',
  label: msg('Pie'),
  fit: ({ columns, metrics, dimensions, distinct }) => {
    if (metrics.length === 0) return { score: 0, missing: msg('A pie needs a column of numbers.') }
    if (columns.length < 2) return { score: 0, missing: msg('A pie needs a column of categories.') }
    const [first] = dimensions
    return { score: first !== undefined && dimensions.length === 1 && distinct(first) <= 8 ? 9 : 2 }
  },
  settings: PIE_SETTINGS,
  complete: completePie,
  scene: pieScene,
}
