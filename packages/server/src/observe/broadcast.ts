/** One way in for events, for everybody who tells of them, and any number of observers, who may come later. */
import type { Observe } from './events.ts'

interface Broadcast {
  /** Hands the event to everybody who has been added so far, in that order. */
  observe: Observe
  add(observer: Observe): void
}

export function broadcast(): Broadcast {
  const observers: Observe[] = []
  return {
    observe(event) {
      for (const observer of observers) observer(event)
    },
    add: (observer) => void observers.push(observer),
  }
}
