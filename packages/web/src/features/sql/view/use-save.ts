import { useQueryClient } from '@tanstack/react-query'
import { cardOptions, updateCard, type Card } from '../../../api/card.ts'
import { refreshItems } from '../../../models/items/index.ts'
import { useSaving } from '../../../models/saving/index.ts'
import { draftOf, questionOf } from '../model/index.ts'
import type { SqlEditing } from './use-sql-draft.ts'

/** Saves changes of a stored question, and takes what somebody else has saved meanwhile. */
export function useSave(card: Card | null, editing: SqlEditing) {
  const client = useQueryClient()
  const saving = useSaving({
    kind: 'card',
    id: card?.id ?? null,
    etag: editing.version,
    write: async (etag) => {
      if (card === null) throw new RangeError('There is no card to save over.')
      const { draft, idOf } = editing
      const saved = await updateCard(card.id, questionOf(draft, idOf), etag)
      editing.setStored(draft, saved.etag)
      return saved
    },
    onSaved: () => void refreshItems(client),
  })
  return {
    ...saving,
    takeTheirs(): void {
      const { conflict: theirs } = saving
      if (theirs === null) return
      editing.take(draftOf(theirs.value), theirs.etag)
      client.setQueryData(cardOptions(theirs.value.id).queryKey, theirs)
      saving.closeConflict()
    },
  }
}
