/** Fields that are chosen to be changed together. */
import { useRef, useState } from 'react'

/** Of ids in the order in which they are shown; what is not shown is never chosen. */
export function useSelection(ids: readonly number[]) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)
  const chosen = ids.filter((id) => kept.has(id))

  /** @param isRange All from the last one on become what this one becomes. */
  function toggle(id: number, isRange = false): void {
    const isOn = !kept.has(id)
    const from = isRange && last.current !== null ? ids.indexOf(last.current) : -1
    const to = ids.indexOf(id)
    const range = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = id
    setKept((before) => {
      const next = new Set(before)
      for (const one of range) {
        if (isOn) next.add(one)
        else next.delete(one)
      }
      return next
    })
  }

  return {
    chosen,
    has: (id: number) => kept.has(id),
    toggle,
    setAll: (isOn: boolean) => setKept(new Set(isOn ? ids : [])),
  }
}
