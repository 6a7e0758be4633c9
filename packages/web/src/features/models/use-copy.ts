/** Another card that is the same. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createCard, type Card } from '../../api/card.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { toast } from '../../ui/Toast/index.ts'
import { refreshItems } from '../../models/items/index.ts'

/** Makes it beside the first, or among the reader's own, with changes if there are some, and goes there. */
export function useCopy(card: Card): (changes?: Partial<Card>) => void {
  const client = useQueryClient()
  const router = useRouter()
  const { data: user } = useQuery(currentUserOptions)
  return (changes = {}) => {
    const { name, description, display, dataset_query, visualization_settings, type, result_metadata } = card
    createCard({
      description,
      display,
      dataset_query,
      visualization_settings,
      type,
      result_metadata,
      // Where others' things lie one may not write.
      collection_id: card.can_write ? card.collection_id : (user?.personal_collection_id ?? null),
      name: t('{name} — copy', { name }),
      ...changes,
    }).then(
      (made) => {
        void refreshItems(client)
        void router.navigate({ href: urlOfItem({ ...made, model: 'card' }) })
      },
      (error: Error) => toast({ text: t('Not done: {reason}', { reason: error.message }), tone: 'bad' }),
    )
  }
}
