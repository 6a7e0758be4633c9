/** Asks all cards of the dashboard on the page again. */
import { useEffect, useRef } from 'react'

export const ASK_AGAIN = 'querent:ask-again'

/** Calls the function for each such event. */
export function useAskAgain(again: () => void): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    const ask = () => latest.current()
    document.addEventListener(ASK_AGAIN, ask)
    return () => document.removeEventListener(ASK_AGAIN, ask)
  }, [])
}
