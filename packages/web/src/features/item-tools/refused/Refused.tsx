import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { refusedStore } from '../../../models/items/index.ts'

const Dialog = lazy(async () => ({ default: (await import('./RefusedDialog.tsx')).RefusedDialog }))

/** The dialog about refused changes, once there are some. */
export function Refused() {
  const isAny = useStore(refusedStore, ({ refused }) => refused.length > 0)
  return isAny ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null
}
