import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cardOptions, updateCard, type Card } from '../../../api/card.ts'
import type { Versioned } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { t } from '../../../i18n/t.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { draftOf, questionOf } from '../model/index.ts'
import type { SqlEditing } from './use-sql-draft.ts'

/** Saves changes of a stored question; when another version was saved meanwhile, `theirs` is that version. */
export function useSave(card: Card | null, editing: SqlEditing) {
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<Versioned<Card> | null>(null)
  const save = useMutation({
    mutationFn: async (etag: string | null) => {
      if (card === null) throw new Error('nothing is stored yet')
      const { draft, idOf } = editing
      return { saved: await updateCard(card.id, questionOf(draft, idOf), etag), draft }
    },
    onSuccess: ({ saved, draft }) => {
      client.setQueryData(cardOptions(saved.value.id).queryKey, saved)
      void client.invalidateQueries({ queryKey: ['card', saved.value.id, 'result'] })
      editing.setStored(draft, saved.etag)
      toast(t('Saved'))
    },
    onError: async (error) => {
      if (card !== null && error instanceof ApiError && error.status === 412) {
        setTheirs(await client.fetchQuery({ ...cardOptions(card.id), staleTime: 0 }))
      } else {
        toast({ text: t('It was not saved: {reason}', { reason: error.message }), tone: 'bad' })
      }
    },
  })
  return {
    isSaving: save.isPending,
    save: () => save.mutate(editing.base.etag),
    theirs,
    closeConflict: () => setTheirs(null),
    saveOver: () => save.mutate(theirs?.etag ?? null),
    takeTheirs(): void {
      if (theirs === null) return
      const taken = draftOf(theirs.value)
      editing.replace(t('Take theirs'), taken)
      editing.setStored(taken, theirs.etag)
    },
  }
}
