/** The state of a question that is looked at or built: its draft, the way back, and what is kept in the browser. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { currentUserOptions } from '../../../api/session.ts'
import { createDrafts, type KeptDraft } from '../../../lib/drafts.ts'
import { createEditor, type Editor } from '../../../lib/store.ts'
import type { QuestionDraft } from '../draft/index.ts'

export interface QuestionEditor {
  store: Editor<QuestionDraft>
  draft: QuestionDraft
  isDirty: boolean
  canUndo: boolean
  canRedo: boolean
  /** Unsaved work of an earlier visit; null when there is none or it was decided. */
  kept: KeptDraft | null
  /** Goes on with what was kept. */
  resume(): void
  /** Forgets what was kept. */
  forget(): void
}

const drafts = createDrafts()

/**
 * @param base What is stored, or where an unsaved question begins.
 * @param id Of the saved question; null keeps nothing, for the address holds the question.
 * @param start The draft to begin with, when it is not what is stored.
 */
export function useQuestionEditor(
  base: QuestionDraft,
  id: number | null,
  etag: string | null,
  start = base,
): QuestionEditor {
  const store = useMemo(() => {
    const made = createEditor(base)
    if (start !== base) made.getState().edit('', () => start)
    return made
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is stored later comes by `rebase`
  }, [id])
  const { draft, past, future } = useStore(store)
  const isDirty = store.getState().isDirty()
  const { data: user } = useQuery(currentUserOptions)
  const [kept, setKept] = useState<KeptDraft | null>(null)
  const place = useMemo(
    () => (id === null || user === undefined ? null : { user: user.id, resource: 'card', id }),
    [id, user],
  )
  const wasDirty = useRef(false)

  useEffect(() => {
    if (base !== store.getState().base) store.getState().rebase(base)
  }, [base, store])

  useEffect(() => {
    if (place === null) return undefined
    let isGone = false
    void drafts.read(place).then((found) => {
      if (!isGone && found !== null && !store.getState().isDirty()) setKept(found)
    })
    return () => {
      isGone = true
    }
  }, [place, store])

  useEffect(() => {
    if (place === null) return
    if (isDirty) drafts.keep(place, draft, etag)
    else if (wasDirty.current) void drafts.discard(place)
    wasDirty.current = isDirty
  }, [place, isDirty, draft, etag])

  useEffect(() => {
    const flush = () => void drafts.flush()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    store,
    draft,
    isDirty,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    kept,
    resume() {
      if (kept !== null) store.getState().edit('', () => kept.value as QuestionDraft)
      setKept(null)
    },
    forget() {
      if (place !== null) void drafts.discard(place)
      setKept(null)
    },
  }
}
