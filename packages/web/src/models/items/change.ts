/** Changes to several items: seen at once, undone by one press, and honest about what was refused. */
import type { QueryClient } from '@tanstack/react-query'
import type { CollectionId, ItemPage } from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import { toast } from '../../ui/Toast/index.ts'
import { editLists, refreshItems, withoutItems } from './cache.ts'
import { archiveItem, keyOf, moveItem, restoreItem, type MovableItem } from './item/index.ts'
import { changeEach } from './each.ts'
import { showRefused } from './refused-store.ts'

interface Change<Item> {
  items: readonly Item[]
  change(item: Item): Promise<unknown>
  /** The inverse, behind Undo. */
  undo?(item: Item): Promise<unknown>
  /** How lists look meanwhile. */
  edit?(page: ItemPage): ItemPage
  /** What is said of those that are done. */
  say(done: readonly Item[]): string
}

/** Changes items in the lists at once and on the server after that; says what happened. */
export async function changeItems<Item extends { name: string }>(client: QueryClient, of: Change<Item>): Promise<void> {
  if (of.items.length === 0) return
  await client.cancelQueries({ queryKey: ['collection'] })
  const putBack = of.edit === undefined ? () => undefined : editLists(client, of.edit)
  const { done, refused } = await changeEach(of.items, of.change)
  if (refused.length > 0) putBack()
  const { undo } = of
  if (done.length > 0) {
    toast({
      text: of.say(done),
      ...(undo && {
        action: {
          label: t('Undo'),
          run: () =>
            void changeEach(done, undo).then(async (back) => {
              if (back.refused.length > 0) showRefused(back.refused)
              await refreshItems(client)
            }),
        },
      }),
    })
  }
  if (refused.length > 0) showRefused(refused)
  await refreshItems(client)
}

const without = (items: readonly MovableItem[]) => {
  const keys = new Set(items.map(keyOf))
  return (page: ItemPage) => withoutItems(page, keys)
}

const named = (items: readonly MovableItem[]) =>
  items.length === 1 ? `“${items[0]?.name ?? ''}”` : t('{n, plural, one {# item} other {# items}}', { n: items.length })

/** Moves items into a collection, with Undo. */
export const moveItems = (client: QueryClient, items: readonly MovableItem[], to: { id: CollectionId; name: string }) =>
  changeItems(client, {
    items,
    change: (item) => moveItem(item, to.id),
    undo: (item) => moveItem(item, item.collection_id),
    edit: without(items),
    say: (done) => t('Moved {what} to {place}', { what: named(done), place: to.name }),
  })

/** Puts items into the trash, with Undo. */
export const archiveItems = (client: QueryClient, items: readonly MovableItem[]) =>
  changeItems(client, {
    items,
    change: archiveItem,
    undo: (item) => restoreItem(item),
    edit: without(items),
    say: (done) => t('Moved {what} to the trash', { what: named(done) }),
  })

/** Takes items out of the trash, to where they were or into a collection, with Undo. */
export const restoreItems = (
  client: QueryClient,
  items: readonly MovableItem[],
  to?: { id: CollectionId; name: string },
) =>
  changeItems(client, {
    items,
    change: (item) => restoreItem(item, to?.id),
    undo: archiveItem,
    edit: without(items),
    say: (done) =>
      to === undefined
        ? t('Restored {what}', { what: named(done) })
        : t('Restored {what} to {place}', { what: named(done), place: to.name }),
  })
