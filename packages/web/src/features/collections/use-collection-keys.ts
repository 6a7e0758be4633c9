/** What the keyboard and the palette do in a collection. */
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Collection } from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { useActions } from '../../lib/use-actions.ts'
import { cutItems, heldStore, keyOf, mayMoveTo, moveItems } from '../../models/items/index.ts'
import type { Asked } from './dialogs/index.ts'
import type { ItemList } from './ItemGrid.tsx'
import { renameStore } from './rename-store.ts'
import { pick } from './selection.ts'
import type { ItemChanges } from './use-item-changes.ts'

interface Context extends ItemList {
  collection: Collection | undefined
  changes: ItemChanges
  isTrash: boolean
  ask(asked: Asked): void
}

export function useCollectionKeys(context: Context): void {
  const { rows, order, selection, setSelection, current, chosen, collection, changes, isTrash, ask } = context
  const client = useQueryClient()
  const cut = useStore(heldStore, (state) => state.cut)
  const here = rows.find((item) => keyOf(item) === current)
  const meant = chosen.length > 0 ? chosen : here === undefined ? [] : [here]
  const mayWrite = meant.some(({ can_write }) => can_write === true)
  const section = t('This collection')
  const pasted = collection === undefined ? [] : cut.filter((item) => mayMoveTo(item, collection))

  const actions: (Action | false)[] = [
    here !== undefined && {
      id: 'items.choose',
      label: t('Choose'),
      section,
      keys: 'x',
      isHidden: true,
      run: () => setSelection(pick(selection, order, keyOf(here), 'toggle')),
    },
    mayWrite &&
      !isTrash && {
        id: 'items.move',
        label: t('Move to…'),
        icon: 'move',
        section,
        keys: 'm',
        run: () => changes.move(meant),
      },
    meant.length > 0 &&
      !isTrash && {
        id: 'items.bookmark',
        label: t('Bookmark'),
        icon: 'bookmark',
        section,
        keys: 'd',
        run: () => void changes.mark(meant),
      },
    mayWrite &&
      !isTrash && {
        id: 'items.cut',
        label: t('Cut'),
        section,
        keys: 'mod+x',
        run: () => cutItems(meant.filter(({ can_write }) => can_write)),
      },
    pasted.length > 0 &&
      collection?.can_write === true && {
        id: 'items.paste',
        label: t('Paste'),
        section,
        keys: 'mod+v',
        run: () => {
          cutItems([])
          void moveItems(client, pasted, collection)
        },
      },
    here?.can_write === true &&
      !isTrash && {
        id: 'items.rename',
        label: t('Rename'),
        icon: 'pencil',
        section,
        keys: 'f2',
        run: () => renameStore.setState({ key: keyOf(here) }),
      },
    mayWrite &&
      !isTrash && {
        id: 'items.trash',
        label: t('Move to the trash'),
        icon: 'trash',
        section,
        keys: 'delete',
        run: () => changes.archive(meant),
      },
    collection?.can_write === true &&
      !isTrash && {
        id: 'new.collection',
        label: t('New collection'),
        icon: 'new-folder',
        section: t('New'),
        keys: 'n c',
        run: () => ask({ kind: 'create' }),
      },
  ]
  useActions(actions.filter((action) => action !== false))
}
