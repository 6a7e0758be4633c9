/** An action while it is written: its steps back and forth, and what is kept of it in the browser. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ModelAction } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import type { DraftPlace } from '../../../lib/drafts/index.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { createEditor } from '../../../lib/store.ts'
import { discardDraft, useDraftWriting, useFoundDraft } from '../../../models/saving/index.ts'
import { draftOf, EMPTY_DRAFT, keptDraft, type ActionDraft, type EditDraft } from './draft.ts'
import { withoutSecrets } from './request.ts'

/** @param action Null for a new one of the model. @param newKind What that does. */
export function useDraft(card: Card, action: ModelAction | null, newKind: ActionDraft['kind']) {
  const [base] = useState(() => (action === null ? { ...EMPTY_DRAFT, kind: newKind } : draftOf(action)))
  const [editor] = useState(() => createEditor(base))
  const { draft, past, future, ...state } = useStore(editor)
  const id = action?.id ?? (newKind === 'http' ? `new request of ${card.id}` : `new of ${card.id}`)
  const place = usePlace(id)
  const found = useFoundDraft(place)
  const isDirty = !sameJson(draft, base)
  const value = useMemo(() => ({ ...draft, request: withoutSecrets(draft.request) }), [draft])
  useDraftWriting({ place: found.isAsked ? place : null, value, isDirty, etag: null })
  const edit: EditDraft = (change, of) => state.edit(t('Change the action'), change, of)
  return {
    draft,
    edit,
    isDirty,
    undo: past.length > 0 ? state.undo : undefined,
    redo: future.length > 0 ? state.redo : undefined,
    /** Work of an earlier visit. */
    kept: found.kept,
    resume() {
      const kept = keptDraft(found.kept?.value)
      if (kept !== null) state.edit(t('Earlier changes'), () => kept)
      found.resume()
    },
    forget: found.forget,
    /** It was saved. */
    async settle(): Promise<void> {
      if (place !== null) await discardDraft(place)
    },
  }
}

/** Where the browser keeps it; null until it is known whose it is. */
function usePlace(id: number | string): DraftPlace | null {
  const { data: user } = useQuery(currentUserOptions)
  return useMemo(() => (user === undefined ? null : { user: user.id, resource: 'action', id }), [user, id])
}
