/** Which chart shows an answer best. Loaded when somebody asks for a chart: it brings all of them. */
import { displaysFor, readData, shapeOf } from '@querent/viz'
import type { ResultData } from '../../../api/dataset.ts'

/** Its display; null where none can show the answer. */
export function bestChart(data: ResultData): string | null {
  const best = displaysFor(shapeOf(readData(data))).find(({ fit }) => fit.score > 0)
  return best?.visualization.display ?? null
}
