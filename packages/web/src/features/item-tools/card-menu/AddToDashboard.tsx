import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { addingStore } from './store.ts'

const Dialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }))

/** The dialog, once somebody asks for it. */
export function AddToDashboard() {
  const { card } = useStore(addingStore)
  if (card === null) return null
  return (
    <Suspense>
      <Dialog card={card} onClose={() => addingStore.setState({ card: null })} />
    </Suspense>
  )
}
