import type { Card } from '../../api/card.ts'
import { useXRays } from '../../api/x-ray.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { urls } from '../../lib/urls.ts'
import { useActions } from '../../lib/use-actions.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { ActionItem, Menu, MenuItem, MenuTrigger } from '../../ui/Menu/index.ts'
import { useDeliveryAction } from '../deliveries/action/index.ts'
import { useRowActions } from '../uploads/rows/index.ts'
import { CardItems, useCardActions } from '../item-tools/card-menu/index.ts'

interface KindMenuProps {
  card: Card
  etag: string | null
  /** What can be done with this kind. */
  more?: readonly Action<IconName>[]
  /** Left out for whoever may not ask. */
  onCopy?(): void
}

/** What else can be done with a model or a metric. */
export function KindMenu({ card, etag, more = [], onCopy }: KindMenuProps) {
  const actions = useCardActions(card, etag)
  const { action: alert, sheet } = useDeliveryAction({ kind: 'card', card })
  useActions([alert])
  const rows = useRowActions(card)
  const hasXRays = useXRays()
  return (
    <>
      <MenuTrigger>
        <IconButton icon="more" label={t('More')} />
        <Menu placement="bottom end">
          {card.can_write && (
            <MenuItem icon="pencil" href={urls.question(card)}>
              {t('Edit the definition')}
            </MenuItem>
          )}
          {[...rows, ...more].map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
          {hasXRays && (
            <MenuItem icon="sparkles" href={urls.xRay(`${card.type}/${card.id}`)}>
              {t('X-ray')}
            </MenuItem>
          )}
          <ActionItem action={alert} />
          {actions !== null && <ActionItem action={actions.history} />}
          {onCopy !== undefined && (
            <MenuItem icon="copy" onAction={onCopy}>
              {t('Save as a copy')}
            </MenuItem>
          )}
          {actions !== null && <CardItems actions={actions} />}
        </Menu>
      </MenuTrigger>
      {sheet}
    </>
  )
}
