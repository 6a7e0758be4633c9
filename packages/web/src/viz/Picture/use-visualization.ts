/** How results are drawn is loaded by display: a page has few of them. */
import { loadVisualization, type AnyVisualization } from '@querent/viz'
import { createLate, useLate } from '../../lib/late.ts'

const visualizations = createLate(loadVisualization)

/** Begins to load what draws a display, so that it is there with the result. A failure is said where it is drawn. */
export async function preloadDisplay(display: string): Promise<void> {
  await Promise.allSettled([visualizations.load(display), display === 'table' && import('../Table/index.ts')])
}

/** The same for what stands beside the picture: undefined, too, when it cannot be loaded, which is said where it is drawn. */
export function useVisualizationBeside(display: string): AnyVisualization | null | undefined {
  return useLate(visualizations, display).value
}

/** What draws a display; null for tables and the like, undefined while it loads. */
export function useVisualization(display: string): AnyVisualization | null | undefined {
  const { value, error } = useLate(visualizations, display)
  if (error !== undefined) throw error
  return value
}
