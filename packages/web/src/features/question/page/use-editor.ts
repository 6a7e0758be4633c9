/** The state of a question that is looked at or built: its draft, the way back, and what is kept in the browser. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { createEditor, type Editor } from '../../../lib/store.ts'
import { useDraftWriting, useFoundDraft } from '../../../models/saving/index.ts'
import type { QuestionDraft } from '../../../models/question/index.ts'

export interface QuestionEditor {
  store: Editor<QuestionDraft>
  draft: QuestionDraft
  isDirty: boolean
  canUndo: boolean
  canRedo: boolean
  /** Version that the draft began from. */
  version: string | null
  /** Unsaved work of an earlier visit. */
  found: ReturnType<typeof useFoundDraft>
  /** Goes on with it. */
  resume(): void
  /** The draft has been stored as this version. */
  setSaved(draft: QuestionDraft, version: string | null): void
  /** Another version takes the place of the draft, which is kept for later. */
  take(theirs: QuestionDraft | null): void
}

/**
 * @param base What is stored, or where an unsaved question begins.
 * @param id Of the saved question; null keeps nothing, for the address holds the question.
 */
export function useQuestionEditor(base: QuestionDraft, id: number | null, etag: string | null): QuestionEditor {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is stored later comes by `rebase`
  const store = useMemo(() => createEditor(base), [id])
  const { draft, past, future } = useStore(store)
  const isDirty = store.getState().isDirty()
  const { data: user } = useQuery(currentUserOptions)
  const place = useMemo(
    () => (id === null || user === undefined ? null : { user: user.id, resource: 'card', id }),
    [id, user],
  )
  const found = useFoundDraft(place)
  const [version, setVersion] = useState(etag)
  useDraftWriting({ place: found.isAsked ? place : null, value: draft, isDirty, etag: version })

  const before = useRef({ base, etag })
  const saved = useRef<{ draft: QuestionDraft; version: string | null } | null>(null)
  useEffect(() => {
    const was = before.current
    if (base === was.base && etag === was.etag) return
    before.current = { base, etag }
    const editor = store.getState()
    // What comes back of a query that was saved has other identifiers, and is the same.
    editor.rebase(saved.current?.version === etag ? saved.current.draft : base)
    const isUntouched = sameJson(base, was.base)
    setVersion((began) => (!store.getState().isDirty() || (isUntouched && began === was.etag) ? etag : began))
  }, [base, etag, store])

  return {
    store,
    draft,
    isDirty,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    version,
    found,
    resume() {
      const { kept } = found
      if (kept === null) return
      store.getState().edit(t('Earlier changes'), () => kept.value as QuestionDraft)
      setVersion(kept.etag)
      found.resume()
    },
    setSaved(stored, next) {
      saved.current = { draft: stored, version: next }
      setVersion(next)
    },
    take(theirs) {
      found.putAside(draft, version)
      if (theirs !== null) store.getState().edit(t('Take theirs'), () => theirs)
    },
  }
}
