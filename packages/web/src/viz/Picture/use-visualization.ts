/** How results are drawn is loaded by display: a page has few of them. */
import { loadVisualization, type AnyVisualization } from '@querent/viz'
import { useEffect, useState } from 'react'

const loaded = new Map<string, AnyVisualization | null>()

/** Begins to load what draws a display, so that it is there with the result. */
export async function preloadDisplay(display: string): Promise<void> {
  if (!loaded.has(display)) loaded.set(display, await loadVisualization(display))
  if (display === 'table') await import('../Table/index.ts')
}

/** What draws a display; null for tables and the like, undefined while it loads. */
export function useVisualization(display: string): AnyVisualization | null | undefined {
  const [, setArrived] = useState('')
  const visualization = loaded.get(display)
  useEffect(() => {
    if (loaded.has(display)) return undefined
    let isWanted = true
    preloadDisplay(display).then(
      () => isWanted && setArrived(display),
      (error: unknown) =>
        isWanted &&
        setArrived(() => {
          throw error
        }),
    )
    return () => {
      isWanted = false
    }
  }, [display])
  return visualization
}
