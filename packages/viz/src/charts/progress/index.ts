/** Progress: one value on its way to a goal. */
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { progressScene } from './scene.ts'
import { completeProgress, PROGRESS_SETTINGS, type ProgressSettings } from './settings.ts'

export const progress: Visualization<ProgressSettings> = {
  display: 'progress',
  label: msg('Progress'),
  fit: ({ columns, rowCount }) => {
    if (!columns.some(({ kind }) => kind === 'number')) {
      return { score: 0, missing: msg('Progress needs a column of numbers.') }
    }
    return { score: rowCount === 1 ? 10 : 1 }
  },
  settings: PROGRESS_SETTINGS,
  complete: completeProgress,
  scene: progressScene,
}
