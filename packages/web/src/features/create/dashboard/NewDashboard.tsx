import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { newDashboardStore } from './store.ts'

const Dialog = lazy(async () => ({ default: (await import('./NewDashboardDialog.tsx')).NewDashboardDialog }))

/** The dialog, once somebody asks for it. */
export function NewDashboard() {
  const { isOpen, collectionId } = useStore(newDashboardStore)
  if (!isOpen) return null
  return (
    <Suspense>
      <Dialog collectionId={collectionId} onClose={() => newDashboardStore.setState({ isOpen: false })} />
    </Suspense>
  )
}
