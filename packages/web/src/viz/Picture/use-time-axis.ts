/** Whether events can stand under a picture. */
import { useMemo } from 'react'
import { readData, shapeOf } from '@querent/viz'
import type { ResultData } from '../../api/dataset.ts'
import { useVisualizationBeside } from './use-visualization.ts'

/** The place of the column whose times a picture has as its axis; null for pictures without such an axis, and before they load. */
export function useTimeAxis(
  display: string,
  settings: Readonly<Record<string, unknown>>,
  result: ResultData | undefined,
): number | null {
  const visualization = useVisualizationBeside(display)
  return useMemo(() => {
    if (visualization?.timeAxis === undefined || result === undefined || result.rows.length === 0) return null
    const data = readData(result)
    const shape = shapeOf(data)
    if (visualization.fit(shape).score === 0) return null
    return visualization.timeAxis(visualization.complete(settings, shape), data) ?? null
  }, [visualization, settings, result])
}
