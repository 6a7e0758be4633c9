/** What can be done with a collection itself: its head and menu, the palette and the keys draw the same actions. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addBookmark, removeBookmark } from '../../api/activity.ts'
import type { Collection } from '../../api/collection.ts'
import { changeItem } from '../../api/item.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { useActions } from '../../lib/use-actions.ts'
import { urls } from '../../lib/urls.ts'
import { archiveItems, changeItems, type MovableItem } from '../../models/items/index.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { askForUpload } from '../uploads/ask/index.ts'
import type { Asked } from './dialogs/index.ts'

interface Context {
  collection: Collection
  name: string
  isMarked: boolean
  ask(asked: Asked): void
}

type CollectionActions = ReturnType<typeof actionsOf>

/** Offers the actions to the palette and the keys, and returns them for the head. */
export function useCollectionActions(context: Context): CollectionActions {
  const { collection, name, isMarked } = context
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: user } = useQuery(currentUserOptions)
  const { id } = collection
  const parent = collection.parent_id

  async function mark(): Promise<void> {
    if (id === 'root') return
    await (isMarked ? removeBookmark : addBookmark)('collection', id)
    await client.invalidateQueries({ queryKey: ['bookmark'] })
  }

  function setOfficial(item: MovableItem, next: boolean): void {
    const levelOf = (isOn: boolean) => ({ authority_level: isOn ? 'official' : null })
    void changeItems(client, {
      items: [item],
      change: () => changeItem(item, levelOf(next)),
      undo: () => changeItem(item, levelOf(!next)),
      say: () => (next ? t('“{name}” is now official', { name }) : t('“{name}” is no longer official', { name })),
    })
  }

  async function archive(item: MovableItem): Promise<void> {
    await archiveItems(client, [item])
    await navigate({ href: urls.collection({ id: parent ?? 'root' }) })
  }

  const showEvents = (): void => void navigate({ href: urls.timelines({ id, name }) })
  const isAdmin = user?.is_superuser === true
  const actions = actionsOf({ ...context, isAdmin, mark, setOfficial, archive, showEvents })
  useActions(Object.values(actions))
  return actions
}

interface Ways extends Context {
  isAdmin: boolean
  mark(): Promise<void>
  setOfficial(item: MovableItem, next: boolean): void
  archive(item: MovableItem): Promise<void>
  showEvents(): void
}

function actionsOf({ collection, name, isMarked, ask, isAdmin, ...ways }: Ways) {
  const section = t('This collection')
  const { id, can_write: mayWrite } = collection
  const isPersonal = typeof collection.personal_owner_id === 'number'
  const isOfficial = collection.authority_level === 'official'
  const self: MovableItem | null =
    id === 'root' ? null : { id, model: 'collection', name, collection_id: collection.parent_id }
  const isMovable = mayWrite && self !== null && !isPersonal
  const withSelf = (run: (item: MovableItem) => void) => () => self !== null && run(self)
  return {
    mark: {
      id: 'collection.mark',
      label: isMarked ? t('Remove the bookmark') : t('Bookmark'),
      section,
      icon: 'bookmark',
      isAllowed: self !== null,
      run: () => void ways.mark(),
    },
    events: { id: 'collection.events', label: t('Events'), section, icon: 'event', run: ways.showEvents },
    create: {
      id: 'new.collection',
      label: t('New collection'),
      section: t('New'),
      icon: 'new-folder',
      keys: 'n c',
      isAllowed: mayWrite,
      run: () => ask({ kind: 'create' }),
    },
    upload: {
      id: 'new.upload',
      label: t('Upload a file'),
      section: t('New'),
      icon: 'upload',
      keys: 'n f',
      isAllowed: mayWrite,
      run: () => askForUpload(),
    },
    edit: {
      id: 'collection.edit',
      label: t('Name and description…'),
      section,
      icon: 'pencil',
      isAllowed: mayWrite && self !== null,
      run: () => ask({ kind: 'edit', collection }),
    },
    move: {
      id: 'collection.move',
      label: t('Move the collection…'),
      short: t('Move to…'),
      section,
      icon: 'move',
      isAllowed: isMovable,
      run: withSelf((item) => ask({ kind: 'move', items: [item] })),
    },
    official: {
      id: 'collection.official',
      label: isOfficial ? t('Remove official status') : t('Make official'),
      section,
      icon: 'verified',
      isAllowed: isMovable && isAdmin,
      run: withSelf((item) => ways.setOfficial(item, !isOfficial)),
    },
    permissions: {
      id: 'collection.permissions',
      label: t('Permissions…'),
      section,
      icon: 'shield',
      isAllowed: mayWrite && isAdmin && !isPersonal && !collection.is_personal,
      run: () => ask({ kind: 'permissions', id, name }),
    },
    trash: {
      id: 'collection.trash',
      label: t('Move the collection to the trash'),
      short: t('Move to the trash'),
      section,
      icon: 'trash',
      isDanger: true,
      isAllowed: isMovable,
      run: withSelf((item) => void ways.archive(item)),
    },
  } satisfies Record<string, Action<IconName>>
}
