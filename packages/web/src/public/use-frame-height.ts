import { useEffect, useRef, type RefObject } from 'react'
import { reportHeights } from './frame-height.ts'

/** An element whose height the page around is told as it changes; without such a page nothing happens. */
export function useFrameHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = element.current
    if (shown === null || window.parent === window) return
    const { tell, stop } = reportHeights(window.parent)
    const observer = new ResizeObserver(() => tell(Math.ceil(shown.getBoundingClientRect().height)))
    observer.observe(shown)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [])
  return element
}
