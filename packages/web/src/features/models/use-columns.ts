/** The columns of a model while they are described: draft, undo, saving, and what is kept in the browser. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { cardOptions, updateCard, type Card } from '../../api/card.ts'
import type { KeptColumn } from '../../api/card.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { createEditor } from '../../lib/store.ts'
import { useDraftWriting, useFoundDraft, useSaving } from '../../models/saving/index.ts'
import { changeColumns, type ColumnChange } from './columns.ts'

const NONE: readonly KeptColumn[] = []

export function useColumns(card: Card, etag: string | null) {
  const client = useQueryClient()
  const stored = card.result_metadata ?? NONE
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is stored later comes by `rebase`
  const store = useMemo(() => createEditor<readonly KeptColumn[]>(stored), [card.id])
  const { draft, past, future } = useStore(store)
  const isDirty = store.getState().isDirty()
  const { data: user } = useQuery(currentUserOptions)
  const place = useMemo(
    () => (user === undefined ? null : { user: user.id, resource: 'columns', id: card.id }),
    [user, card.id],
  )
  const found = useFoundDraft(place)
  const [version, setVersion] = useState(etag)
  useDraftWriting({ place: found.isAsked ? place : null, value: draft, isDirty, etag: version })
  useEffect(() => {
    store.getState().rebase(stored)
    if (!store.getState().isDirty()) setVersion(etag)
  }, [store, stored, etag])
  const saving = useSaving({
    kind: 'card',
    id: card.id,
    etag: version,
    write: (over) => updateCard(card.id, { result_metadata: draft }, over),
    onSaved: (saved) => setVersion(saved.etag),
  })
  return {
    ...saving,
    columns: draft,
    version,
    isDirty,
    found,
    undo: past.length > 0 ? store.getState().undo : undefined,
    redo: future.length > 0 ? store.getState().redo : undefined,
    change(names: ReadonlySet<string>, change: ColumnChange): void {
      const key = `${[...names].join()} ${Object.keys(change).join()}`
      store.getState().edit(t('Describe columns'), (before) => changeColumns(before, names, change), key)
    },
    resume(): void {
      const { kept } = found
      if (kept === null) return
      store.getState().edit(t('Earlier changes'), () => kept.value as readonly KeptColumn[])
      setVersion(kept.etag)
      found.resume()
    },
    takeTheirs(): void {
      const { conflict } = saving
      if (conflict === null) return
      found.putAside(draft, version)
      store.getState().edit(t('Take theirs'), () => conflict.value.result_metadata ?? NONE)
      client.setQueryData(cardOptions(card.id).queryKey, conflict)
      setVersion(conflict.etag)
      saving.closeConflict()
    },
  }
}
