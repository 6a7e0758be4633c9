/** The keyboard goes on at a step that was just made: the button that made it is gone. */
import { useEffect, useRef, type RefObject } from 'react'

/** @param keys of all steps, as `data-step` has them. */
export function useFocusOnNew(place: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const known = useRef<ReadonlySet<string>>(new Set(keys))
  const all = keys.join(' ')
  useEffect(() => {
    const now = all.split(' ')
    const made = now.find((key) => !known.current.has(key))
    known.current = new Set(now)
    return made === undefined ? undefined : focusWhenFree(place, `[data-step="${made}"] [data-token] button`)
  }, [all, place])
}

/**
 * Focuses an element of the page once nothing else has the focus: popovers keep it until they have faded and are removed.
 * Where people focus something else in the page meanwhile, that stays focused.
 * @returns Ends the waiting.
 */
function focusWhenFree(place: RefObject<HTMLElement | null>, selector: string): () => void {
  const observer = new MutationObserver(look)
  function look(): void {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const element = place.current?.querySelector<HTMLElement>(selector)
    if (element == null) return
    stop()
    element.focus()
  }
  function onFocus({ target }: FocusEvent): void {
    if (target instanceof Node && place.current?.closest('#root')?.contains(target) === true) stop()
  }
  function stop(): void {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  look()
  return stop
}
