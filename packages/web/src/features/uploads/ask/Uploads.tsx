import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { DropTarget } from './DropTarget.tsx'
import { uploadStore } from './store.ts'
import { useHere } from './use-here.ts'

const Sheet = lazy(async () => ({ default: (await import('../sheet/UploadSheet.tsx')).UploadSheet }))

/** Where files can be dropped, and the sheet, once there is something to upload. */
export function Uploads() {
  const asked = useStore(uploadStore, (state) => state.asked)
  const here = useHere()
  return asked === null ? (
    <DropTarget place={here} />
  ) : (
    <Suspense>
      <Sheet asked={asked} place={here} onClose={() => uploadStore.setState({ asked: null })} />
    </Suspense>
  )
}
