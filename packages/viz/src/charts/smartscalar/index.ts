/** The trend: the value of the last period and how it changed. */
import { isDate } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { trendScene } from './scene.ts'
import { completeTrend, TREND_SETTINGS, type TrendSettings } from './settings.ts'

export const smartscalar: Visualization<TrendSettings> = {
  display: 'smartscalar',
  label: msg('Trend'),
  fit: ({ columns, metrics, dimensions, rowCount }) => {
    if (metrics.length === 0) return { score: 0, missing: msg('A trend needs a column of numbers.') }
    if (!columns.some(isDate)) return { score: 0, missing: msg('A trend needs a column of dates.') }
    return { score: dimensions.length === 1 && rowCount > 1 ? 12 : 3 }
  },
  settings: TREND_SETTINGS,
  complete: completeTrend,
  scene: trendScene,
}
