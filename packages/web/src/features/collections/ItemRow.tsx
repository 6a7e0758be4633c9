import { useStore } from 'zustand'
import type { MouseEvent } from 'react'
import type { CollectionItem } from '../../api/collection.ts'
import { locale, t } from '../../i18n/t.ts'
import { urlOfItem } from '../../lib/urls.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { dragItems, heldStore, iconOfKind, keyOf, useDrop, wordOfKind } from '../../models/items/index.ts'
import type { ItemList } from './ItemGrid.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import { agoText, markOf, ownerOf } from './model.ts'
import { RenameInput } from './RenameInput.tsx'
import { renameStore } from './rename-store.ts'
import { pick } from './selection.ts'
import type { ItemChanges } from './use-item-changes.ts'
import styles from './ItemGrid.module.css'

interface ItemRowProps extends ItemList {
  item: CollectionItem
  index: number
  changes: ItemChanges
  marked: ReadonlySet<string>
  isTrash: boolean
  isFocusable: boolean
  isRenamed: boolean
  onRenameEnd(): void
}

/** A thing that lies in a collection. */
export function ItemRow(props: ItemRowProps) {
  const { item, index, order, selection, setSelection, setCurrent, chosen } = props
  const { changes, marked, isTrash, isFocusable, isRenamed, onRenameEnd } = props
  const key = keyOf(item)
  const isSelected = selection.keys.has(key)
  const isCut = useStore(heldStore, ({ cut }) => cut.some((one) => keyOf(one) === key))
  const target =
    item.model === 'collection' && !isTrash
      ? { id: item.id, name: item.name, ...(item.can_write !== undefined && { can_write: item.can_write }) }
      : null
  const { isOver, handlers } = useDrop(target)
  const edit = item['last-edit-info']

  function onClick(event: MouseEvent): void {
    const isWithin = event.target instanceof Element && event.target.closest('a, button, input') !== null
    if (isWithin) return
    setCurrent(key)
    setSelection(
      pick(selection, order, key, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only'),
    )
  }

  const openRename = () => renameStore.setState({ key })
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isFocusable ? 0 : -1}
      data-key={key}
      data-cut={isCut || undefined}
      data-over={isOver || undefined}
      className={`${styles.row} ${styles.item}`}
      draggable={!isTrash && item.can_write === true && !isRenamed}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', item.name)
        event.dataTransfer.effectAllowed = 'move'
        dragItems(isSelected ? chosen.filter(({ can_write }) => can_write) : [item])
      }}
      onDragEnd={() => dragItems([])}
      onFocus={() => setCurrent(key)}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={onClick}
      {...handlers}
    >
      <div role="gridcell" className={styles.check}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('Select {name}', { name: item.name })}
          checked={isSelected}
          onChange={(event) => {
            const isRange = event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey
            setSelection(pick(selection, order, key, isRange ? 'range' : 'toggle'))
          }}
        />
      </div>
      <div role="gridcell" className={styles.name}>
        <Icon name={item.authority_level === 'official' ? 'verified' : iconOfKind(item.model)} />
        {isRenamed ? (
          <RenameInput name={item.name} onSave={(name) => changes.rename(item, name)} onEnd={onRenameEnd} />
        ) : (
          <Link href={urlOfItem(item)} variant="quiet">
            {item.name}
          </Link>
        )}
        {item.moderated_status === 'verified' && (
          <span className={styles.mark}>
            <Icon name="verified" size={14} label={t('Verified')} />
          </span>
        )}
        {marked.has(markOf(item)) && (
          <span className={styles.mark}>
            <Icon name="bookmark" size={14} label={t('Bookmarked')} />
          </span>
        )}
      </div>
      <div role="gridcell" className={styles.kind}>
        {wordOfKind(item.model)}
      </div>
      <div role="gridcell" className={styles.edited}>
        {edit !== undefined && (
          <time dateTime={edit.timestamp} title={new Date(edit.timestamp).toLocaleString(locale())}>
            {agoText(edit.timestamp)}
          </time>
        )}
      </div>
      <div role="gridcell" className={styles.owner}>
        {ownerOf(item)}
      </div>
      <div role="gridcell" className={styles.more}>
        <ItemMenu item={item} changes={changes} marked={marked} isTrash={isTrash} onRename={openRename} />
      </div>
    </div>
  )
}
