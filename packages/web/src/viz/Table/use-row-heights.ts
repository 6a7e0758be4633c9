import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'

/**
 * Measures rows again before other ones are shown in their places, whose heights are their own.
 * @param order of the rows. @param isWrapped False where all rows are of one height.
 */
export function useRowHeights(
  virtual: Virtualizer<HTMLDivElement, Element>,
  order: Uint32Array,
  isWrapped: boolean,
): void {
  useLayoutEffect(() => {
    virtual.measure()
    if (!isWrapped) return
    // Has it forget the heights, or one that is as before would not be taken.
    virtual.getTotalSize()
    for (const row of virtual.elementsCache.values()) virtual.measureElement(row)
  }, [virtual, order, isWrapped])
}
