import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toast.ts'

const Region = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }))

let isNeeded = false
const subscribe = (run: () => void) => toasts.subscribe(run)
const isAny = () => (isNeeded ||= toasts.visibleToasts.length > 0)

/** The place of toasts. It comes with the first of them, and stays: it gives the focus back when the last one goes. */
export function Toasts() {
  return useSyncExternalStore(subscribe, isAny) ? (
    <Suspense>
      <Region />
    </Suspense>
  ) : null
}
