/** Saving a question over what is stored. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cardOptions, updateCard, type Card } from '../../../api/card.ts'
import { ApiError } from '../../../api/errors.ts'
import { t } from '../../../i18n/t.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { refreshItems } from '../../items/index.ts'
import { withoutEmptyStages, type Json, type QuestionDraft } from '../draft/index.ts'
import type { Conflict } from './ConflictDialog.tsx'

interface SaveOptions {
  card: Card | null
  etag: string | null
  draft: QuestionDraft
  /** The query in the older form, that every client reads; the staged form goes where there is none. */
  legacy: Json | null
  onConflict(conflict: Conflict): void
}

export function useSave({ card, etag, draft, legacy, onConflict }: SaveOptions) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ isForced = false }: { isForced?: boolean }) => {
      if (card === null) throw new RangeError('There is no card to save over.')
      return updateCard(card.id, savedOf(draft, legacy), isForced ? null : etag)
    },
    onSuccess: async (saved) => {
      client.setQueryData(cardOptions(saved.value.id).queryKey, saved)
      await client.invalidateQueries({ queryKey: ['card', saved.value.id, 'result'] })
      refreshItems(client)
      toast({ text: t('Saved') })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412) onConflict({ message: error.message, card: card?.id ?? 0 })
      else toast({ text: t('Not saved: {reason}', { reason: error.message }), tone: 'bad' })
    },
  })
}

/** What of a draft is stored with a card. */
export function savedOf(draft: QuestionDraft, legacy: Json | null) {
  return {
    dataset_query: legacy ?? (withoutEmptyStages(draft.dataset_query) as unknown as Json),
    display: draft.display,
    visualization_settings: draft.visualization_settings,
  }
}
