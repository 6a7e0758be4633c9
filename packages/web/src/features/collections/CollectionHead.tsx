import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addBookmark, removeBookmark } from '../../api/activity.ts'
import type { Collection } from '../../api/collection.ts'
import { changeItem } from '../../api/item.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/Menu/index.ts'
import { archiveItems, changeItems, type MovableItem } from '../../models/items/index.ts'
import type { Asked } from './dialogs/index.ts'

interface CollectionHeadProps {
  collection: Collection
  name: string
  isMarked: boolean
  ask(asked: Asked): void
}

/** What can be done with the collection itself. */
export function CollectionHead({ collection, name, isMarked, ask }: CollectionHeadProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: user } = useQuery(currentUserOptions)
  const { id, can_write: mayWrite } = collection
  const isOwn = typeof id === 'number'
  const isPersonal = typeof collection.personal_owner_id === 'number'
  const isOfficial = collection.authority_level === 'official'
  const parent = typeof collection.parent_id === 'number' ? collection.parent_id : null
  const self: MovableItem | null = isOwn ? { id, model: 'collection', name, collection_id: parent } : null

  async function mark(): Promise<void> {
    if (!isOwn) return
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
    await navigate({ href: parent === null ? '/collection/root' : `/collection/${parent}` })
  }

  const permissions =
    user?.is_superuser === true && !isPersonal && id !== 'trash' && collection.is_personal !== true ? (
      <MenuItem icon="shield" onAction={() => ask({ kind: 'permissions', id, name })}>
        {t('Permissions…')}
      </MenuItem>
    ) : null

  return (
    <>
      {isOwn && (
        <IconButton
          icon="bookmark"
          label={isMarked ? t('Remove the bookmark') : t('Bookmark')}
          isOn={isMarked}
          onPress={() => void mark()}
        />
      )}
      {id !== 'trash' && (
        <IconButton
          icon="event"
          label={t('Events')}
          onPress={() => void navigate({ href: urls.timelines({ id, name }) })}
        />
      )}
      {mayWrite && (
        <Button icon="new-folder" onPress={() => ask({ kind: 'create' })}>
          {t('New collection')}
        </Button>
      )}
      {mayWrite && self === null && permissions !== null && (
        <MenuTrigger>
          <IconButton icon="more" label={t('More')} />
          <Menu placement="bottom end">{permissions}</Menu>
        </MenuTrigger>
      )}
      {mayWrite && self !== null && (
        <MenuTrigger>
          <IconButton icon="more" label={t('More')} />
          <Menu placement="bottom end">
            <MenuItem icon="pencil" onAction={() => ask({ kind: 'edit', collection })}>
              {t('Name and description…')}
            </MenuItem>
            {!isPersonal && (
              <MenuItem icon="move" onAction={() => ask({ kind: 'move', items: [self] })}>
                {t('Move to…')}
              </MenuItem>
            )}
            {user?.is_superuser && !isPersonal && (
              <MenuItem icon="verified" onAction={() => setOfficial(self, !isOfficial)}>
                {isOfficial ? t('Remove official status') : t('Make official')}
              </MenuItem>
            )}
            {permissions}
            {!isPersonal && <MenuSeparator />}
            {!isPersonal && (
              <MenuItem icon="trash" isDanger onAction={() => void archive(self)}>
                {t('Move to the trash')}
              </MenuItem>
            )}
          </Menu>
        </MenuTrigger>
      )}
    </>
  )
}
