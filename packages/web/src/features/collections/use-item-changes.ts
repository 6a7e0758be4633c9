/** What can be done with items of a list, each with its notice. */
import { useQueryClient } from '@tanstack/react-query'
import { addBookmark, removeBookmark } from '../../api/activity.ts'
import type { CollectionItem } from '../../api/collection.ts'
import { changeItem, copyItem, verifyItem } from '../../api/item.ts'
import { t } from '../../i18n/t.ts'
import { toast } from '../../ui/Toast/index.ts'
import { archiveItems, changeItems, keyOf, refreshItems, restoreItems, withChanges } from '../../models/items/index.ts'
import type { Asked } from './dialogs/index.ts'
import { markOf } from './model.ts'

export type ItemChanges = ReturnType<typeof useItemChanges>

interface Context {
  ask(asked: Asked): void
  /** Keys of what is bookmarked: `card-7`. */
  marked: ReadonlySet<string>
}

export function useItemChanges({ ask, marked }: Context) {
  const client = useQueryClient()
  type Items = readonly CollectionItem[]

  /** Changes one key of items, seen at once; the same key is put back by Undo. */
  function set<Key extends keyof CollectionItem>(items: Items, key: Key, value: CollectionItem[Key], text: string) {
    const keys = new Map(items.map((item) => [keyOf(item), { [key]: value }]))
    return changeItems(client, {
      items,
      change: (item) => changeItem(item, { [key]: value }),
      undo: (item) => changeItem(item, { [key]: item[key] ?? null }),
      edit: (page) => withChanges(page, keys),
      say: () => text,
    })
  }

  return {
    move: (items: Items) => ask({ kind: 'move', items: items.filter(({ can_write }) => can_write) }),
    archive: (items: Items) =>
      void archiveItems(
        client,
        items.filter(({ can_write }) => can_write),
      ),
    restore: (items: Items) =>
      void restoreItems(
        client,
        items.filter(({ can_restore }) => can_restore),
      ),
    restoreTo: (items: Items) => ask({ kind: 'restore', items: items.filter(({ can_restore }) => can_restore) }),
    deleteForever: (items: Items) => ask({ kind: 'delete', items: items.filter(({ can_delete }) => can_delete) }),
    rename: (item: CollectionItem, name: string) => {
      const text = name.trim()
      if (text !== '' && text !== item.name) void set([item], 'name', text, t('Renamed to “{name}”', { name: text }))
    },
    pin: (item: CollectionItem) =>
      void set([item], 'collection_position', 1, t('Pinned “{name}”', { name: item.name })),
    unpin: (item: CollectionItem) =>
      void set([item], 'collection_position', null, t('“{name}” is no longer pinned', { name: item.name })),
    setOfficial: (item: CollectionItem, isOfficial: boolean) =>
      void set(
        [item],
        'authority_level',
        isOfficial ? 'official' : null,
        isOfficial
          ? t('“{name}” is now official', { name: item.name })
          : t('“{name}” is no longer official', { name: item.name }),
      ),
    verify: (item: CollectionItem, isVerified: boolean) =>
      void changeItems(client, {
        items: [item],
        change: () => verifyItem(item, isVerified),
        undo: () => verifyItem(item, !isVerified),
        say: () =>
          isVerified
            ? t('Verified “{name}”', { name: item.name })
            : t('“{name}” is no longer verified', { name: item.name }),
      }),
    mark: async (items: Items) => {
      const isOn = items.every((item) => marked.has(markOf(item)))
      const typeOf = ({ model }: CollectionItem) => (model === 'dashboard' || model === 'collection' ? model : 'card')
      try {
        for (const item of items) {
          if (isOn) await removeBookmark(typeOf(item), item.id)
          else if (!marked.has(markOf(item))) await addBookmark(typeOf(item), item.id)
        }
      } catch (error) {
        toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' })
      }
      await client.invalidateQueries({ queryKey: ['bookmark'] })
    },
    copy: async (item: CollectionItem) => {
      try {
        await copyItem(item, t('{name} - copy', { name: item.name }))
        toast(t('Copied “{name}”', { name: item.name }))
      } catch (error) {
        toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' })
      }
      await refreshItems(client)
    },
  }
}
