import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is laid out for paper. */
export function usePrinting(): boolean {
  // Paper is narrow: a layout that is made for it has a new table, which nobody tells.
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const media = window.matchMedia('print')
    const tell = (isNow: boolean) => flushSync(() => setPrinting(isNow))
    const change = () => tell(media.matches)
    // Pages are counted before the change of the medium is told.
    const before = () => tell(true)
    const after = () => tell(false)
    media.addEventListener('change', change)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      media.removeEventListener('change', change)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
