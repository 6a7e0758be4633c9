import type { ApiKey } from '../../../../api/api-key.ts'
import { t } from '../../../../i18n/t.ts'
import { ago, day } from '../../../../i18n/when.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../../ui/Menu/index.ts'
import { ListRow } from '../../../../ui/RowList/ListRow.tsx'
import styles from '../people.module.css'

interface KeyRowProps {
  apiKey: ApiKey
  onEdit(): void
  onAsk(about: 'regenerate' | 'delete'): void
}

/** A key: whose it is, what it may, when it was used. */
export function KeyRow({ apiKey, onEdit, onAsk }: KeyRowProps) {
  const { name, group, masked_key, created_by, last_used_at, expires_at } = apiKey
  const isOver = expires_at !== null && Date.parse(expires_at) <= Date.now()
  return (
    <ListRow
      className={styles.row}
      start={<Icon name="key" />}
      name={name}
      badges={isOver && <Badge tone="bad">{t('No longer valid')}</Badge>}
      note={
        <>
          <code>{masked_key.replace(/\*+/, '…')}</code> ·{' '}
          {t('created by {name}', { name: created_by.common_name ?? '?' })}
        </>
      }
    >
      <div className={styles.chips}>
        <Badge>{group.name}</Badge>
      </div>
      <span className={styles.end}>
        {last_used_at === null ? t('Never used') : t('Used {when}', { when: ago(last_used_at) })}
        {expires_at !== null && !isOver && (
          <span className={styles.note}>{t('until {date}', { date: day(expires_at) })}</span>
        )}
      </span>
      <MenuTrigger>
        <IconButton icon="more" label={t('Actions for {name}', { name })} />
        <Menu placement="bottom end">
          <MenuItem icon="pencil" onAction={onEdit}>
            {t('Edit')}
          </MenuItem>
          <MenuItem icon="refresh" onAction={() => onAsk('regenerate')}>
            {t('Create a new key')}
          </MenuItem>
          <MenuItem icon="trash" isDanger onAction={() => onAsk('delete')}>
            {t('Delete')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </ListRow>
  )
}
