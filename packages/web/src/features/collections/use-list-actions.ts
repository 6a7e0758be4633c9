/** What the keyboard and the palette do with the items of a collection. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Collection } from '../../api/collection.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { useActions } from '../../lib/use-actions.ts'
import { cutItems, heldStore, keyOf, mayMoveTo, moveItems } from '../../models/items/index.ts'
import { itemActions, type ItemActions } from './item-actions.ts'
import type { ItemList } from './ItemGrid.tsx'
import { renameStore } from './rename-store.ts'
import { pick } from './selection.ts'
import type { ItemChanges } from './use-item-changes.ts'

interface Context extends ItemList {
  collection: Collection | undefined
  changes: ItemChanges
  marked: ReadonlySet<string>
  isTrash: boolean
}

/** Offers what can be done with the chosen items, or the one that the keyboard is at, and returns it. */
export function useListActions(context: Context): ItemActions {
  const { rows, order, selection, setSelection, current, chosen, collection, changes, marked, isTrash } = context
  const client = useQueryClient()
  const { data: user } = useQuery(currentUserOptions)
  const cut = useStore(heldStore, (state) => state.cut)
  const here = rows.find((item) => keyOf(item) === current)
  const items = chosen.length > 0 ? chosen : here === undefined ? [] : [here]
  const [only] = items
  const onRename = only === undefined ? undefined : () => renameStore.setState({ key: keyOf(only) })
  const actions = itemActions({ items, changes, marked, isTrash, isAdmin: user?.is_superuser === true, onRename })
  const pasted = collection === undefined ? [] : cut.filter((item) => mayMoveTo(item, collection))
  const section = t('This collection')
  useActions([
    ...Object.values(actions),
    {
      id: 'items.choose',
      label: t('Choose'),
      section,
      keys: 'x',
      isHidden: true,
      isAllowed: here !== undefined,
      run: () => here !== undefined && setSelection(pick(selection, order, keyOf(here), 'toggle')),
    },
    {
      id: 'items.cut',
      label: t('Cut'),
      section,
      keys: 'mod+x',
      isAllowed: actions.move.isAllowed,
      run: () => cutItems(items.filter(({ can_write }) => can_write)),
    },
    {
      id: 'items.paste',
      label: t('Paste'),
      section,
      keys: 'mod+v',
      isAllowed: pasted.length > 0 && collection?.can_write === true,
      run() {
        cutItems([])
        if (collection !== undefined) void moveItems(client, pasted, collection)
      },
    },
  ])
  return actions
}
