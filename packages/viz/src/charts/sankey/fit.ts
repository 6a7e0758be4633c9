/** When flows are a good picture. */
import { isDate, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Fit } from '../../visualization.ts'

/** More ends than this are a thicket. */
const MOST_ENDS = 40

/** Never the first choice: two groupings are rarely a way that something goes. */
export function sankeyFit({ metrics, dimensions, distinct }: Shape): Fit {
  if (metrics.length === 0) return { score: 0, missing: msg('Needs a column of numbers') }
  const ends = dimensions.filter((column) => !isDate(column))
  if (ends.length < 2) return { score: 0, missing: msg('Needs two columns to group by: from where, and to where') }
  const isMade = metrics.length === 1 && dimensions.length === 2 && ends.every((end) => distinct(end) <= MOST_ENDS)
  return { score: isMade ? 14 : 4 }
}
