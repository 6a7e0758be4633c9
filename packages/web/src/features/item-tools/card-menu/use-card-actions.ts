/** What can be done with a saved question, model or metric as a whole: menus, the palette and the keys draw the same actions. */
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Card, CardType } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import { urls } from '../../../lib/urls.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { archiveItems } from '../../../models/items/index.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { openInfo } from '../info/index.ts'
import { otherKinds } from './kinds.ts'
import { askForPlace } from './store.ts'
import { useTurn } from './use-turn.ts'

export interface CardActions {
  history: Action<IconName>
  /** One for each kind that it may become. */
  turn: readonly Action<IconName>[]
  add: Action<IconName>
  trash: Action<IconName>
}

/** Offers the actions to the palette and the keys, and returns them for the menu; null for a card that is not saved. */
export function useCardActions(card: Card | null, etag: string | null): CardActions | null {
  const client = useQueryClient()
  const router = useRouter()
  const turn = useTurn(card, etag)
  function trash({ collection_id, collection, type, ...rest }: Card): void {
    const model = type === 'model' ? 'dataset' : type === 'metric' ? 'metric' : 'card'
    void archiveItems(client, [{ ...rest, collection_id, model }])
    const place = { id: collection_id ?? 'root', name: collection?.name ?? null } as const
    void router.navigate({ href: urls.collection(place) })
  }
  const actions = card === null ? null : actionsOf(card, turn, () => trash(card))
  useActions(actions === null ? [] : [actions.history, actions.add, ...actions.turn, actions.trash])
  return actions
}

function actionsOf(card: Card, turn: (type: CardType) => void, trash: () => void): CardActions {
  const section = t('Question')
  return {
    history: { id: 'item.history', label: t('History'), section, icon: 'history', run: () => openInfo('history') },
    add: {
      id: 'card.add',
      label: t('Add to a dashboard…'),
      section,
      icon: 'dashboard',
      isAllowed: isPlaceable(card),
      run: () => askForPlace(card),
    },
    turn: otherKinds(card).map((type) => ({
      id: `card.turn.${type}`,
      label: labelOf(type),
      section,
      icon: type,
      isAllowed: card.can_write,
      run: () => turn(type),
    })),
    trash: {
      id: 'card.trash',
      label: t('Move to the trash'),
      section,
      icon: 'trash',
      isDanger: true,
      isAllowed: card.can_write,
      run: trash,
    },
  }
}

/** A question that lives on a dashboard stays there. */
const isPlaceable = ({ dashboard_id, archived }: Card) => (dashboard_id ?? null) === null && !archived

function labelOf(type: CardType): string {
  if (type === 'model') return t('Turn into a model')
  return type === 'metric' ? t('Turn into a metric') : t('Turn into a question')
}
