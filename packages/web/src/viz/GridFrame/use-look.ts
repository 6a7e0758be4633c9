import { useEffect, useState, type RefObject } from 'react'

/** Heights in pixels at the density that people chose, and the direction of writing. */
export interface Look {
  rowHeight: number
  headHeight: number
  isRtl: boolean
}

const FIRST: Look = { rowHeight: 32, headHeight: 34, isRtl: false }

/** The look of a grid, read from the styles around it and kept up to date. */
export function useLook(scroller: RefObject<HTMLElement | null>): Look {
  const [look, setLook] = useState(FIRST)
  useEffect(() => {
    const read = () => {
      if (scroller.current === null) return
      const style = getComputedStyle(scroller.current)
      const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name))
      setLook({
        rowHeight: pixels('--row-height') || FIRST.rowHeight,
        headHeight: pixels('--head-height') || FIRST.headHeight,
        isRtl: style.direction === 'rtl',
      })
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributeFilter: ['data-density', 'dir'] })
    return () => observer.disconnect()
  }, [scroller])
  return look
}
