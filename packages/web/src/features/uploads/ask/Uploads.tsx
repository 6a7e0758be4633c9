import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { askForUpload, uploadStore } from './store.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

const Sheet = lazy(async () => ({ default: (await import('../sheet/UploadSheet.tsx')).UploadSheet }))
const DropTarget = lazy(async () => ({ default: (await import('./DropTarget.tsx')).DropTarget }))

/** The window takes files that are dropped on it, and shows the sheet once there is something to upload. */
export function Uploads() {
  const asked = useStore(uploadStore, (state) => state.asked)
  return asked === null ? (
    <Dropping />
  ) : (
    <Suspense>
      <Sheet asked={asked} onClose={() => uploadStore.setState({ asked: null })} />
    </Suspense>
  )
}

function Dropping() {
  const isOver = useDroppedFiles((files) => askForUpload({ files }))
  return isOver ? (
    <Suspense>
      <DropTarget />
    </Suspense>
  ) : null
}
