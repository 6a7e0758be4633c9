import type { Card } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { askForPlace } from './store.ts'

/** What the menu of a saved card offers, for the palette; nothing for one that is not saved. */
export function useCardActions(card: Card | null): void {
  useActions(
    card === null || !isPlaceable(card)
      ? []
      : [
          {
            id: 'card.add',
            label: t('Add to a dashboard…'),
            icon: 'dashboard',
            section: t('Question'),
            run: () => askForPlace(card),
          },
        ],
  )
}

/** A question that lives on a dashboard stays there. */
export const isPlaceable = ({ dashboard_id, archived }: Card) => (dashboard_id ?? null) === null && !archived
