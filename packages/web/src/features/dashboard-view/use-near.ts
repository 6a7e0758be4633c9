import { useCallback, useEffect, useRef, useState } from 'react'

/** Cards so far below the window, in pixels, are ready when somebody scrolls to them. */
const MARGIN = 600

export interface NearCards {
  /** By id whether a place has been in the window or close to it; nothing is said of those that were not laid out yet. */
  near: ReadonlyMap<number, boolean>
  /** For the element of a place. */
  watch(id: number): (element: Element | null) => (() => void) | undefined
  /** All of these are wanted, such as for paper. */
  want(ids: readonly number[]): void
}

/** Which places of a dashboard have come near the window. */
export function useNear(): NearCards {
  const [near, setNear] = useState<ReadonlyMap<number, boolean>>(new Map())
  const idOf = useRef(new WeakMap<Element, number>())
  const watchers = useRef(new Map<number, (element: Element | null) => (() => void) | undefined>())
  const observer = useRef<IntersectionObserver>(undefined)
  const tell = useCallback((ids: readonly number[], isNear: boolean) => {
    setNear((before) => {
      // Who has been near stays so.
      const told = ids.filter((id) => before.get(id) !== true && before.get(id) !== isNear)
      return told.length === 0 ? before : new Map([...before, ...told.map((id) => [id, isNear] as const)])
    })
  }, [])
  const want = useCallback((ids: readonly number[]) => tell(ids, true), [tell])
  useEffect(() => () => observer.current?.disconnect(), [])

  function watch(id: number) {
    const known = watchers.current.get(id)
    if (known !== undefined) return known
    const watcher = (element: Element | null) => {
      if (element === null) return undefined
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const isNear of [true, false]) {
            const told = entries.filter((one) => one.isIntersecting === isNear)
            tell(
              told.map(({ target }) => idOf.current.get(target) ?? 0),
              isNear,
            )
          }
        },
        { rootMargin: `${MARGIN}px 0px` },
      )
      idOf.current.set(element, id)
      observer.current.observe(element)
      return () => observer.current?.unobserve(element)
    }
    watchers.current.set(id, watcher)
    return watcher
  }
  return { near, watch, want }
}
