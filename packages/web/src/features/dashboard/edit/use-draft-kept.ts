/** The draft of an editor in the browser, as long as it is open. */
import { useEffect } from 'react'
import { createDrafts, type DraftPlace } from '../../../lib/drafts.ts'
import type { EditSession } from './session.tsx'

export const drafts = createDrafts()

export const placeOf = (user: number, id: number): DraftPlace => ({ user, resource: 'dashboard', id })

export function useDraftKept({ editor }: EditSession, place: DraftPlace, etag: string | null): void {
  const { user, id } = place
  useEffect(() => {
    const own = { user, resource: 'dashboard', id }
    const stop = editor.subscribe(({ draft, isDirty }) => {
      if (isDirty()) drafts.keep(own, draft, etag)
      else void drafts.discard(own)
    })
    const flush = () => void drafts.flush()
    window.addEventListener('pagehide', flush)
    return () => {
      stop()
      flush()
      window.removeEventListener('pagehide', flush)
    }
  }, [editor, user, id, etag])
}
