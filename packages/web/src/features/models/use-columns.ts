/** The columns of a model while they are described: draft, undo, saving, and what is kept in the browser. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { cardOptions, updateCard, type Card } from '../../api/card.ts'
import type { KeptColumn } from '../../api/card.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { createEditor } from '../../lib/store.ts'
import { useKeptEditor, useSaving } from '../../models/saving/index.ts'
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
  const keeping = useKeptEditor<readonly KeptColumn[]>({
    place,
    draft,
    isDirty,
    stored,
    etag,
    read: (kept) => kept as readonly KeptColumn[],
    replace: (label, next) => store.getState().edit(label, () => next),
    rebase: (next) => {
      store.getState().rebase(next)
      return !store.getState().isDirty()
    },
  })
  const saving = useSaving({
    kind: 'card',
    id: card.id,
    etag: keeping.version,
    write: (over) => updateCard(card.id, { result_metadata: draft }, over),
    onSaved: (saved) => keeping.setStored(saved.value.result_metadata ?? NONE, saved.etag),
  })
  return {
    ...saving,
    ...keeping,
    columns: draft,
    isDirty,
    undo: past.length > 0 ? store.getState().undo : undefined,
    redo: future.length > 0 ? store.getState().redo : undefined,
    change(names: ReadonlySet<string>, change: ColumnChange): void {
      const key = `${[...names].join()} ${Object.keys(change).join()}`
      store.getState().edit(t('Describe columns'), (before) => changeColumns(before, names, change), key)
    },
    takeTheirs(): void {
      const { conflict } = saving
      if (conflict === null) return
      keeping.take(conflict.value.result_metadata ?? NONE, conflict.etag)
      client.setQueryData(cardOptions(card.id).queryKey, conflict)
      saving.closeConflict()
    },
  }
}
