/** The keyboard goes on at a step that was just made: the button that made it is gone. */
import { useEffect, useRef, type RefObject } from 'react'

/** Popovers give the focus back when they have faded, to a button that is gone by then. */
const TRY_MS = 100
const MOST_TRIES = 15

/** @param keys of all steps, as `data-step` has them. */
export function useFocusOnNew(place: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const known = useRef<ReadonlySet<string>>(new Set(keys))
  const all = keys.join(' ')
  useEffect(() => {
    const now = all.split(' ')
    const made = now.find((key) => !known.current.has(key))
    known.current = new Set(now)
    if (made === undefined) return undefined
    let rest = MOST_TRIES
    const timer = setInterval(() => {
      rest -= 1
      if (rest === 0) clearInterval(timer)
      if (document.activeElement !== document.body && document.activeElement !== null) return
      clearInterval(timer)
      place.current?.querySelector<HTMLElement>(`[data-step="${made}"] [data-token] button`)?.focus()
    }, TRY_MS)
    return () => clearInterval(timer)
  }, [all, place])
}
