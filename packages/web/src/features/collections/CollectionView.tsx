import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { bookmarksOptions } from '../../api/activity.ts'
import {
  collectionItemsOptions,
  collectionOptions,
  type CollectionId,
  type CollectionItem,
} from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { useAddressSearch } from '../../lib/address/index.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { keyOf, MOVABLE } from '../../models/items/index.ts'
import { CollectionHead } from './CollectionHead.tsx'
import { Dialogs, type Asked } from './dialogs/index.ts'
import { EmptyCollection } from './EmptyCollection.tsx'
import { ItemGrid } from './ItemGrid.tsx'
import { nextSort, readSort, sortItems, splitPinned, writeSort, type SortColumn } from './model.ts'
import { NotFound } from './NotFound.tsx'
import { PinnedCards } from './PinnedCards.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { NOTHING_SELECTED, withoutGone } from './selection.ts'
import { useItemChanges } from './use-item-changes.ts'
import { useListActions } from './use-list-actions.ts'

const NONE: readonly CollectionItem[] = []

/** A collection or the trash: pinned things as cards, all else as rows that can be chosen, moved and dragged. */
export function CollectionView({ id }: { id: CollectionId }) {
  const isTrash = id === 'trash'
  const collection = useQuery(collectionOptions(id))
  const items = useQuery(collectionItemsOptions(id, { models: [...MOVABLE], ...(isTrash && { archived: true }) }))
  const { data: bookmarks } = useQuery(bookmarksOptions)
  const search = useAddressSearch()
  const navigate = useNavigate()
  const [asked, ask] = useState<Asked | null>(null)
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const [current, setCurrent] = useState<string | null>(null)
  const sort = readSort(search.sort)

  const all = items.data?.data ?? NONE
  const { pinned, others } = useMemo(() => splitPinned(isTrash ? all.map(unpinned) : all), [all, isTrash])
  const rows = useMemo(() => sortItems(others, sort), [others, sort.column, sort.isDescending])
  const order = useMemo(() => rows.map(keyOf), [rows])
  useEffect(() => setSelection((before) => withoutGone(before, order)), [order])

  const marked = useMemo(() => new Set((bookmarks ?? []).map(({ type, item_id }) => `${type}-${item_id}`)), [bookmarks])
  const chosen = rows.filter((item) => selection.keys.has(keyOf(item)))
  const changes = useItemChanges({ ask, marked })
  const list = { rows, order, selection, setSelection, current, setCurrent, chosen }
  const actions = useListActions({ ...list, collection: collection.data, changes, marked, isTrash })

  if (collection.error !== null) return <NotFound error={collection.error} />
  const name = isTrash ? t('Trash') : id === 'root' ? t('Our analytics') : (collection.data?.name ?? '')
  const crumbs = (collection.data?.effective_ancestors ?? []).map((ancestor) => ({
    label: ancestor.id === 'root' ? t('Our analytics') : ancestor.name,
    href: urls.collection(ancestor),
  }))
  const setSort = (column: SortColumn) =>
    void navigate({
      to: '.',
      search: { sort: writeSort(nextSort(sort, column)) },
      replace: true,
    })
  return (
    <Page
      title={name}
      crumbs={crumbs}
      description={
        isTrash ? t('You can restore items from here until they are deleted forever.') : collection.data?.description
      }
      actions={
        collection.data !== undefined && !isTrash ? (
          <CollectionHead
            collection={collection.data}
            name={name}
            ask={ask}
            isMarked={marked.has(`collection-${id}`)}
          />
        ) : undefined
      }
    >
      {items.error !== null && (
        <Problem title={t('The content could not be loaded')} onRetry={() => void items.refetch()}>
          {items.error.message}
        </Problem>
      )}
      {items.data === undefined && items.error === null && <Skeleton height={280} radius="card" />}
      {items.data !== undefined && (
        <>
          {pinned.length > 0 && <PinnedCards items={pinned} changes={changes} marked={marked} />}
          {rows.length > 0 && (
            <ItemGrid
              {...list}
              label={name}
              sort={sort}
              onSort={setSort}
              changes={changes}
              marked={marked}
              isTrash={isTrash}
              isOld={items.isFetching && items.isPlaceholderData}
            />
          )}
          {all.length === 0 && (
            <EmptyCollection isTrash={isTrash} mayWrite={collection.data?.can_write === true} ask={ask} />
          )}
        </>
      )}
      <SelectionBar count={chosen.length} actions={actions} onClear={() => setSelection(NOTHING_SELECTED)} />
      <Dialogs asked={asked} onClose={() => ask(null)} parent={collection.data} />
    </Page>
  )
}

const unpinned = (item: CollectionItem): CollectionItem => ({ ...item, collection_position: null })
