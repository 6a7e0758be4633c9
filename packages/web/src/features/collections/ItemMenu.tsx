import { useQuery } from '@tanstack/react-query'
import type { CollectionItem } from '../../api/collection.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/Menu/index.ts'
import { markOf, type ItemChanges } from './use-item-changes.ts'

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
  const isCollection = item.model === 'collection'
  const isPinned = item.collection_position !== null && item.collection_position !== undefined
  const mayWrite = item.can_write === true
  if (isTrash && item.can_restore !== true && item.can_delete !== true) return null
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t('More for {name}', { name: item.name })} isSmall />
      {isTrash ? (
        <Menu placement="bottom end">
          {item.can_restore && (
            <MenuItem icon="restore" onAction={() => changes.restore([item])}>
              {t('Restore')}
            </MenuItem>
          )}
          {item.can_restore && (
            <MenuItem icon="move" onAction={() => changes.restoreTo([item])}>
              {t('Restore to…')}
            </MenuItem>
          )}
          {item.can_delete && (
            <MenuItem icon="trash" isDanger onAction={() => changes.deleteForever([item])}>
              {t('Delete forever…')}
            </MenuItem>
          )}
        </Menu>
      ) : (
        <Menu placement="bottom end">
          <MenuItem icon="bookmark" keys="d" onAction={() => void changes.mark([item])}>
            {marked.has(markOf(item)) ? t('Remove the bookmark') : t('Bookmark')}
          </MenuItem>
          {mayWrite && onRename !== undefined && (
            <MenuItem icon="pencil" keys="F2" onAction={onRename}>
              {t('Rename')}
            </MenuItem>
          )}
          {mayWrite && (
            <MenuItem icon="move" keys="m" onAction={() => changes.move([item])}>
              {t('Move to…')}
            </MenuItem>
          )}
          {!isCollection && (
            <MenuItem icon="copy" onAction={() => void changes.copy(item)}>
              {t('Copy')}
            </MenuItem>
          )}
          {mayWrite && !isCollection && (
            <MenuItem icon={isPinned ? 'unpin' : 'pin'} onAction={() => (isPinned ? changes.unpin : changes.pin)(item)}>
              {isPinned ? t('Unpin') : t('Pin')}
            </MenuItem>
          )}
          {isAdmin && isCollection && (
            <MenuItem icon="verified" onAction={() => changes.setOfficial(item, item.authority_level !== 'official')}>
              {item.authority_level === 'official' ? t('Remove official status') : t('Make official')}
            </MenuItem>
          )}
          {isAdmin && !isCollection && (
            <MenuItem icon="verified" onAction={() => changes.verify(item, item.moderated_status !== 'verified')}>
              {item.moderated_status === 'verified' ? t('Remove the verification') : t('Verify')}
            </MenuItem>
          )}
          {mayWrite && <MenuSeparator />}
          {mayWrite && (
            <MenuItem icon="trash" isDanger onAction={() => changes.archive([item])}>
              {t('Move to the trash')}
            </MenuItem>
          )}
        </Menu>
      )}
    </MenuTrigger>
  )
}
