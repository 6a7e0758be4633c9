/** Writes of many requests as one: a commit takes the same time for twenty of them as for one. */
import { setImmediate } from 'node:timers/promises'

/**
 * What comes while the last write is under way, or in the same turn, is written together, at most so many at once.
 * @returns a function that takes something and ends, or fails, with its write.
 */
export function gathered<T>(most: number, write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let open: { items: T[]; done: Promise<void> } | undefined
  let last: Promise<void> = Promise.resolve()

  function begin(item: T): Promise<void> {
    const items = [item]
    const before = last.catch(() => {})
    const done = before
      .then(() => setImmediate())
      .then(() => {
        if (open?.items === items) open = undefined
        return write(items)
      })
    open = { items, done }
    last = done
    return done
  }

  return (item) => {
    if (open === undefined || open.items.length >= most) return begin(item)
    open.items.push(item)
    return open.done
  }
}
