import { useQuery } from '@tanstack/react-query'
import type { CollectionItem } from '../../api/collection.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { isOffered } from '../../lib/actions.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { ActionItem, Menu, MenuSeparator, MenuTrigger } from '../../ui/Menu/index.ts'
import { itemActions } from './item-actions.ts'
import type { ItemChanges } from './use-item-changes.ts'

interface ItemMenuProps {
  item: CollectionItem
  changes: ItemChanges
  marked: ReadonlySet<string>
  onRename?(): void
  isTrash?: boolean
}

/** All that the reader may do with one thing. */
export function ItemMenu({ item, changes, marked, onRename, isTrash = false }: ItemMenuProps) {
  const { data: user } = useQuery(currentUserOptions)
  const isAdmin = user?.is_superuser === true
  const actions = itemActions({ items: [item], changes, marked, isTrash, isAdmin, onRename })
  const { mark, rename, move, copy, pin, official, verify, restore, restoreTo, deleteForever, trash } = actions
  const all = [mark, rename, move, copy, pin, official, verify, restore, restoreTo, deleteForever].filter(isOffered)
  if (all.length === 0) return null
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t('More for {name}', { name: item.name })} isSmall />
      <Menu placement="bottom end">
        {all.map((action) => (
          <ActionItem key={action.id} action={action} />
        ))}
        {isOffered(trash) && <MenuSeparator />}
        <ActionItem action={trash} />
      </Menu>
    </MenuTrigger>
  )
}
