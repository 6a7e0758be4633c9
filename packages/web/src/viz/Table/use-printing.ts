import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is laid out for paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    const change = () => flushSync(() => setPrinting(media.matches))
    media.addEventListener('change', change)
    return () => media.removeEventListener('change', change)
  }, [])
  return isPrinting
}
