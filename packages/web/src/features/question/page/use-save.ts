/** Saving a question over what is stored, and what is done when somebody else was faster. */
import { useQueryClient } from '@tanstack/react-query'
import { cardOptions, updateCard, type Card } from '../../../api/card.ts'
import { describeOptions } from '../../../api/dataset.ts'
import { refreshItems } from '../../../models/items/index.ts'
import { useSaving } from '../../../models/saving/index.ts'
import { isStaged, withoutEmptyStages, type Json, type QuestionDraft } from '../../../models/question/index.ts'
import type { QuestionEditor } from './use-editor.ts'

interface SaveOptions {
  card: Card | null
  editor: QuestionEditor
  /** What is saved of it. */
  draft: QuestionDraft
  /** The query in the older form, that every client reads; the staged form goes where there is none. */
  legacy: Json | null
}

export function useSave({ card, editor, draft, legacy }: SaveOptions) {
  const client = useQueryClient()
  const { version } = editor
  const saving = useSaving({
    kind: 'card',
    id: card?.id ?? null,
    etag: version,
    write: async (etag) => {
      if (card === null) throw new RangeError('There is no card to save over.')
      const saved = await updateCard(card.id, savedOf(draft, legacy), etag)
      editor.setStored(draft, saved.etag)
      return saved
    },
    onSaved: () => void refreshItems(client),
  })
  return {
    ...saving,
    async takeTheirs(): Promise<void> {
      const { conflict: theirs } = saving
      if (theirs === null) return
      const { dataset_query: query, display, visualization_settings } = theirs.value
      const staged = (await client.fetchQuery(describeOptions(query)).catch(() => null))?.query
      const taken = isStaged(staged) ? { dataset_query: staged, display, visualization_settings } : null
      editor.take(taken, theirs.etag)
      client.setQueryData(cardOptions(theirs.value.id).queryKey, theirs)
      saving.closeConflict()
    },
  }
}

/** What of a draft is stored with a card. */
export function savedOf(draft: QuestionDraft, legacy: Json | null) {
  return {
    dataset_query: legacy ?? withoutEmptyStages(draft.dataset_query),
    display: draft.display,
    visualization_settings: draft.visualization_settings,
  }
}
