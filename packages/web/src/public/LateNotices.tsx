import { lazy, Suspense, useSyncExternalStore } from 'react'

const Toasts = lazy(async () => ({ default: (await import('../ui/Toast/index.ts')).Toasts }))

let isNeeded = false
const listeners = new Set<() => void>()

/** Something that may have to be said begins: most guests never need the code of notices. */
export function needNotices(): void {
  isNeeded = true
  for (const listener of listeners) listener()
}

/** The place of notices, once an application. */
export function LateNotices() {
  return useSyncExternalStore(subscribe, () => isNeeded) ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
