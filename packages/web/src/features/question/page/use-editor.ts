/** The state of a question that is looked at or built: its draft, the way back, and what is kept in the browser. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { currentUserOptions } from '../../../api/session.ts'
import { createEditor, type Editor } from '../../../lib/store.ts'
import { useKeptEditor } from '../../../models/saving/index.ts'
import type { QuestionDraft } from '../../../models/question/index.ts'

export interface QuestionEditor extends ReturnType<typeof useKeptEditor<QuestionDraft>> {
  store: Editor<QuestionDraft>
  draft: QuestionDraft
  isDirty: boolean
  canUndo: boolean
  canRedo: boolean
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
  const keeping = useKeptEditor<QuestionDraft>({
    place,
    draft,
    isDirty,
    stored: base,
    etag,
    read: (kept) => kept as QuestionDraft,
    replace: (label, next) => store.getState().edit(label, () => next),
    rebase: (stored) => {
      store.getState().rebase(stored)
      return !store.getState().isDirty()
    },
  })
  return { ...keeping, store, draft, isDirty, canUndo: past.length > 0, canRedo: future.length > 0 }
}
