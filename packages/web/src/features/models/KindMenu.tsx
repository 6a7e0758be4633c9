import type { Card } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/Menu/index.ts'
import { CardItems, useCardActions } from '../item-tools/card-menu/index.ts'
import { openInfo } from '../item-tools/info/index.ts'

interface KindMenuProps {
  card: Card
  etag: string | null
  /** Left out for whoever may not ask. */
  onCopy?(): void
}

/** What else can be done with a model or a metric. */
export function KindMenu({ card, etag, onCopy }: KindMenuProps) {
  useCardActions(card)
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t('More')} />
      <Menu placement="bottom end">
        {card.can_write && (
          <MenuItem icon="pencil" href={urls.question(card)}>
            {t('Edit the definition')}
          </MenuItem>
        )}
        <MenuItem icon="history" onAction={() => openInfo('history')}>
          {t('History')}
        </MenuItem>
        {onCopy !== undefined && (
          <MenuItem icon="copy" onAction={onCopy}>
            {t('Save as a copy')}
          </MenuItem>
        )}
        <CardItems card={card} etag={etag} />
      </Menu>
    </MenuTrigger>
  )
}
