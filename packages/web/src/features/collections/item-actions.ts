/** What can be done with items of a collection or the trash: menus, the bar, the palette and the keys draw the same actions. */
import type { CollectionItem } from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { markOf } from './model.ts'
import type { ItemChanges } from './use-item-changes.ts'

interface ItemsAt {
  /** One in its own menu; those that are chosen, or the one that the keyboard is at. */
  items: readonly CollectionItem[]
  changes: ItemChanges
  /** Keys of what is bookmarked. */
  marked: ReadonlySet<string>
  isTrash: boolean
  isAdmin: boolean
  /** Absent where names are not edited. */
  onRename?: (() => void) | undefined
}

type Actions = Record<string, Action<IconName>>
export type ItemActions = ReturnType<typeof itemActions>

export const itemActions = (at: ItemsAt) => ({ ...actionsOfAll(at), ...actionsOfOne(at), ...actionsOfTrash(at) })

function actionsOfAll({ items, changes, marked, isTrash }: ItemsAt) {
  const section = t('This collection')
  const isAllowed = !isTrash && items.some(({ can_write }) => can_write === true)
  const isMarked = items.every((item) => marked.has(markOf(item)))
  return {
    mark: {
      id: 'items.bookmark',
      label: isMarked ? t('Remove the bookmark') : t('Bookmark'),
      section,
      icon: 'bookmark',
      keys: 'd',
      isAllowed: !isTrash && items.length > 0,
      run: () => void changes.mark(items),
    },
    move: {
      id: 'items.move',
      label: t('Move to…'),
      section,
      icon: 'move',
      keys: 'm',
      isAllowed,
      run: () => changes.move(items),
    },
    trash: {
      id: 'items.trash',
      label: t('Move to the trash'),
      section,
      icon: 'trash',
      keys: 'delete',
      isDanger: true,
      isAllowed,
      run: () => changes.archive(items),
    },
  } satisfies Actions
}

function actionsOfOne({ items, changes, isTrash, isAdmin, onRename }: ItemsAt) {
  const section = t('This collection')
  const item = items.length === 1 && !isTrash ? items[0] : undefined
  const isCollection = item?.model === 'collection'
  const mayWrite = item?.can_write === true
  const isPinned = typeof item?.collection_position === 'number'
  const isOfficial = item?.authority_level === 'official'
  const isVerified = item?.moderated_status === 'verified'
  const withItem = (run: (item: CollectionItem) => void) => () => item !== undefined && run(item)
  return {
    rename: {
      id: 'items.rename',
      label: t('Rename'),
      section,
      icon: 'pencil',
      keys: 'f2',
      isAllowed: mayWrite && onRename !== undefined,
      run: () => onRename?.(),
    },
    copy: {
      id: 'items.copy',
      label: t('Copy'),
      section,
      icon: 'copy',
      isAllowed: item !== undefined && !isCollection,
      run: withItem((one) => void changes.copy(one)),
    },
    pin: {
      id: 'items.pin',
      label: isPinned ? t('Unpin') : t('Pin'),
      section,
      icon: isPinned ? 'unpin' : 'pin',
      isAllowed: mayWrite && !isCollection,
      run: withItem(isPinned ? changes.unpin : changes.pin),
    },
    official: {
      id: 'items.official',
      label: isOfficial ? t('Remove official status') : t('Make official'),
      section,
      icon: 'verified',
      isAllowed: isAdmin && isCollection,
      run: withItem((one) => changes.setOfficial(one, !isOfficial)),
    },
    verify: {
      id: 'items.verify',
      label: isVerified ? t('Remove the verification') : t('Verify'),
      section,
      icon: 'verified',
      isAllowed: isAdmin && item !== undefined && !isCollection,
      run: withItem((one) => changes.verify(one, !isVerified)),
    },
  } satisfies Actions
}

function actionsOfTrash({ items, changes, isTrash }: ItemsAt) {
  const section = t('Trash')
  const mayRestore = isTrash && items.some(({ can_restore }) => can_restore === true)
  return {
    restore: {
      id: 'items.restore',
      label: t('Restore'),
      section,
      icon: 'restore',
      isAllowed: mayRestore,
      run: () => changes.restore(items),
    },
    restoreTo: {
      id: 'items.restore-to',
      label: t('Restore to…'),
      section,
      icon: 'move',
      isAllowed: mayRestore,
      run: () => changes.restoreTo(items),
    },
    deleteForever: {
      id: 'items.delete',
      label: t('Delete forever…'),
      section,
      icon: 'trash',
      isDanger: true,
      isAllowed: isTrash && items.some(({ can_delete }) => can_delete === true),
      run: () => changes.deleteForever(items),
    },
  } satisfies Actions
}
