import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { CollectionItem } from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { keyOf } from '../../models/items/index.ts'
import { ItemRow } from './ItemRow.tsx'
import type { Sort, SortColumn } from './model.ts'
import { NOTHING_SELECTED, pick, selectAll, type SelectedRows } from './selection.ts'
import { renameStore } from './rename-store.ts'
import type { ItemChanges } from './use-item-changes.ts'
import styles from './ItemGrid.module.css'

export interface ItemList {
  rows: readonly CollectionItem[]
  /** Keys of the rows. */
  order: readonly string[]
  selection: SelectedRows
  setSelection(next: SelectedRows): void
  /** The row that the keyboard is at. */
  current: string | null
  setCurrent(key: string | null): void
  chosen: readonly CollectionItem[]
}

interface ItemGridProps extends ItemList {
  label: string
  sort: Sort
  onSort(column: SortColumn): void
  changes: ItemChanges
  marked: ReadonlySet<string>
  isTrash: boolean
  isOld: boolean
}

/** Rows with columns: arrows move, Enter opens, x and Shift with arrows choose. */
export function ItemGrid(props: ItemGridProps) {
  const { rows, order, selection, setSelection, current, setCurrent, label, isOld } = props
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  useEffect(() => renameStore.subscribe(({ key }) => setRenamed(key)), [])
  const at = Math.max(0, order.indexOf(current ?? ''))

  function goTo(next: number, isRange: boolean): void {
    const key = order[Math.min(order.length - 1, Math.max(0, next))]
    if (key === undefined) return
    setCurrent(key)
    if (isRange) {
      const from = selection.anchor === null ? { keys: selection.keys, anchor: order[at] ?? key } : selection
      setSelection(pick(from, order, key, 'range'))
    }
    body.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const row = event.target
    if (!(row instanceof HTMLElement) || row.dataset['key'] === undefined) return
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, Home: -order.length, End: order.length }[event.key]
    const item = rows[at]
    if (step !== undefined) goTo(at + step, event.shiftKey)
    else if (event.key === 'Enter' && item !== undefined) void navigate({ href: urlOfItem(item) })
    else if (event.key === 'Escape' && selection.keys.size > 0) setSelection(NOTHING_SELECTED)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) setSelection(selectAll(NOTHING_SELECTED, order))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const isAll = order.length > 0 && selection.keys.size === order.length
  return (
    <div
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      className={styles.grid}
      data-choosing={selection.keys.size > 0 || undefined}
      data-old={isOld || undefined}
    >
      <div role="rowgroup">
        <div role="row" className={`${styles.row} ${styles.head}`}>
          <div role="columnheader" className={styles.check}>
            <input
              type="checkbox"
              aria-label={t('Select all')}
              checked={isAll}
              onChange={() => setSelection(selectAll(selection, order))}
            />
          </div>
          <Head {...props} column="name" text={t('Name')} />
          <Head {...props} column="kind" text={t('Kind')} />
          <Head {...props} column="edited" text={t('Last edit')} />
          <Head {...props} column="owner" text={t('By')} />
          <div role="columnheader" className={styles.more}>
            <span className={styles.unseen}>{t('More')}</span>
          </div>
        </div>
      </div>
      {/* Keys of the rows come up to here; the rows themselves have the focus. */}
      <div role="rowgroup" tabIndex={-1} ref={body} onKeyDown={onKeyDown}>
        {rows.map((item, index) => (
          <ItemRow
            {...props}
            key={keyOf(item)}
            item={item}
            index={index}
            isFocusable={index === at}
            isRenamed={renamed === keyOf(item)}
            onRenameEnd={() => renameStore.setState({ key: null })}
          />
        ))}
      </div>
    </div>
  )
}

interface HeadProps extends Pick<ItemGridProps, 'sort' | 'onSort'> {
  column: SortColumn
  text: string
}

function Head({ sort, onSort, column, text }: HeadProps) {
  const isSorted = sort.column === column
  return (
    <div
      role="columnheader"
      className={styles[column]}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {text}
        {isSorted && <Icon name={sort.isDescending ? 'sort-down' : 'sort-up'} size={14} />}
      </button>
    </div>
  )
}
