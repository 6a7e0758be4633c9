import type { ReactNode } from 'react'
import { Button, GridList, GridListItem, type DropItem, type Key } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { t } from '../../i18n/t.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './DragList.module.css'

interface DragListProps {
  label: string
  items: readonly { id: string; label: string; end?: ReactNode }[]
  /** Lists of one kind take each other's items. */
  kind: string
  /** An item of this list or another one was dropped before the item at `place`. */
  onDrop(id: string, place: number): void
  /** Shown while there are no items. */
  empty: string
}

/** Short items in an order that is changed by dragging, by pointer or keys, also from one list to another. */
export function DragList({ label, items, kind, onDrop, empty }: DragListProps) {
  const type = `querent-${kind}`
  const drop = (id: string | undefined, target: Key | undefined, isAfter: boolean) => {
    if (id === undefined) return
    const place = target === undefined ? items.length : items.findIndex((item) => item.id === target)
    onDrop(id, isAfter ? place + 1 : place)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [type]: String(key) })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [type],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => drop(String([...keys][0]), target.key, target.dropPosition === 'after'),
    onInsert: ({ items: [item], target }) =>
      void idOf(item, type).then((id) => drop(id, target.key, target.dropPosition === 'after')),
    onRootDrop: ({ items: [item] }) => void idOf(item, type).then((id) => drop(id, undefined, false)),
  })
  return (
    <GridList
      aria-label={label}
      className={styles.list}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => empty}
    >
      {({ id, label: name, end }) => (
        <GridListItem id={id} textValue={name} className={styles.item}>
          <Button slot="drag" className={styles.grip} aria-label={t('Drag {name}', { name })}>
            <Icon name="drag" size={14} />
          </Button>
          <span>{name}</span>
          {end}
        </GridListItem>
      )}
    </GridList>
  )
}

/** The id that a dragged item carries. */
async function idOf(item: DropItem | undefined, type: string): Promise<string | undefined> {
  return item?.kind === 'text' ? item.getText(type) : undefined
}
