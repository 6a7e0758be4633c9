import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Card, CardType } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { MenuItem, MenuSeparator } from '../../../ui/Menu/index.ts'
import { archiveItems } from '../../../models/items/index.ts'
import { otherKinds } from './kinds.ts'
import { askForPlace } from './store.ts'
import { isPlaceable } from './use-card-actions.ts'
import { useTurn } from './use-turn.ts'

interface CardItemsProps {
  card: Card
  etag: string | null
}

/** The end of a saved card's menu: putting it on a dashboard, making it something else, putting it away. */
export function CardItems({ card, etag }: CardItemsProps) {
  const client = useQueryClient()
  const router = useRouter()
  const turn = useTurn(card, etag)
  return (
    <>
      {isPlaceable(card) && (
        <MenuItem icon="dashboard" onAction={() => askForPlace(card)}>
          {t('Add to a dashboard…')}
        </MenuItem>
      )}
      {card.can_write && (
        <>
          {otherKinds(card).map((type) => (
            <MenuItem key={type} icon={type} onAction={() => turn(type)}>
              {labelOf(type)}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem
            icon="trash"
            isDanger
            onAction={() => {
              const model = card.type === 'model' ? 'dataset' : card.type === 'metric' ? 'metric' : 'card'
              void archiveItems(client, [{ ...card, model } as never])
              void router.navigate({
                href: urls.collection({ id: card.collection_id ?? 'root', name: card.collection?.name ?? null }),
              })
            }}
          >
            {t('Move to the trash')}
          </MenuItem>
        </>
      )}
    </>
  )
}

function labelOf(type: CardType): string {
  if (type === 'model') return t('Turn into a model')
  return type === 'metric' ? t('Turn into a metric') : t('Turn into a question')
}
