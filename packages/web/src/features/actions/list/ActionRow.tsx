import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModelAction } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { effectOf, kindOf } from '../../../models/action/index.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { ListRow } from '../../../ui/RowList/ListRow.tsx'
import { iconOfAction } from '../kinds.ts'
import { useActionChanges } from '../use-changes.ts'
import type { Writable } from '../use-writable.ts'
import { LinkSheet } from './LinkSheet.tsx'

interface ActionRowProps {
  action: ModelAction
  card: Card
  writable: Writable
  onEdit(action: string): void
  onRun(): void
}

type Opened = 'link' | 'archive' | 'delete'

/** One action: what it does, and a button that opens its form. */
export function ActionRow({ action, card, writable, onEdit, onRun }: ActionRowProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { name, description, public_uuid } = action
  const kind = kindOf(action)
  const subject = { table: card.name, database: writable.database?.name }
  const close = () => setOpened(null)
  return (
    <ListRow
      start={<Icon name={iconOfAction(kind)} />}
      name={name}
      badges={public_uuid !== null && <Badge tone="warn">{t('Public link')}</Badge>}
      note={description || effectOf(kind, subject)}
    >
      <Button
        isSmall
        icon="play"
        isDisabled={writable.state === 'off'}
        aria-label={t('Run “{name}”', { name })}
        onPress={onRun}
      >
        {t('Run')}
      </Button>
      {card.can_write && <RowMenu action={action} writable={writable} onEdit={onEdit} onOpen={setOpened} />}
      {opened === 'link' && <LinkSheet action={action} onClose={close} />}
      <Removal action={action} asked={opened} onClose={close} />
    </ListRow>
  )
}

interface RowMenuProps extends Omit<ActionRowProps, 'card' | 'onRun'> {
  onOpen(what: Opened): void
}

function RowMenu({ action, writable, onEdit, onOpen }: RowMenuProps) {
  const { data: user } = useQuery(currentUserOptions)
  const { data: properties = {} } = useQuery(propertiesOptions)
  const isOn = writable.state === 'on'
  const mayShare = isOn && user?.is_superuser === true && properties['enable-public-sharing'] === true
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t('More for “{name}”', { name: action.name })} isSmall />
      <Menu placement="bottom end">
        {isOn && (
          <MenuItem icon="pencil" onAction={() => onEdit(String(action.id))}>
            {t('Edit')}
          </MenuItem>
        )}
        {mayShare && (
          <MenuItem icon="link" onAction={() => onOpen('link')}>
            {t('Public link…')}
          </MenuItem>
        )}
        {isOn && (
          <MenuItem icon="archive" onAction={() => onOpen('archive')}>
            {t('Archive…')}
          </MenuItem>
        )}
        <MenuItem icon="trash" isDanger onAction={() => onOpen('delete')}>
          {t('Delete…')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}

/** Asked before dashboards lose an action. */
function Removal({ action, asked, onClose }: { action: ModelAction; asked: Opened | null; onClose(): void }) {
  const { archive, remove } = useActionChanges()
  const { name } = action
  const isDelete = asked === 'delete'
  if (!isDelete && asked !== 'archive') return null
  return (
    <ConfirmDialog
      isOpen
      isDanger={isDelete}
      title={isDelete ? t('Delete “{name}”?', { name }) : t('Archive “{name}”?', { name })}
      action={isDelete ? t('Delete') : t('Archive')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => (isDelete ? remove(action) : archive(action))}
    >
      {t('Its buttons and forms disappear from all dashboards.')}{' '}
      {isDelete ? t('This cannot be undone.') : t('You can restore the action here.')}
    </ConfirmDialog>
  )
}
