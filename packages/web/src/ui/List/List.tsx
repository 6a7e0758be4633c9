import type { ReactNode } from 'react'
import { GridList, GridListItem, type Key, type Selection } from 'react-aria-components/GridList'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import option from '../option/option.module.css'
import styles from './List.module.css'

interface ListRow {
  id: string
  label: string
  /** Its name for those who listen, where the label alone does not tell it from others. */
  said?: string
  icon?: IconName
  description?: ReactNode
  /** At the end of the row, such as a date or buttons. */
  end?: ReactNode
  href?: string
}

interface ListProps {
  label: string
  rows: readonly ListRow[]
  onAction?(id: Key): void
  selectionMode?: 'none' | 'single' | 'multiple'
  selected?: 'all' | Iterable<Key>
  onSelect?(ids: Selection): void
  /** Shown when there are no rows. */
  empty?: ReactNode
}

/** Rows that open something: arrows move between them, Enter opens, left and right reach what stands within. */
export function List({ label, rows, onAction, selectionMode = 'none', selected, onSelect, empty }: ListProps) {
  return (
    <GridList
      aria-label={label}
      className={styles.list}
      items={rows}
      onAction={onAction}
      selectionMode={selectionMode}
      selectionBehavior="replace"
      selectedKeys={selected}
      onSelectionChange={onSelect}
      renderEmptyState={() => empty}
    >
      {(row) => (
        <GridListItem id={row.id} textValue={row.said ?? row.label} href={row.href} className={styles.row}>
          {row.icon !== undefined && <Icon name={row.icon} />}
          <span className={option.words}>
            <span className={option.label}>{row.label}</span>
            {row.description !== undefined && <span className={option.description}>{row.description}</span>}
          </span>
          {row.end !== undefined && <span className={styles.end}>{row.end}</span>}
        </GridListItem>
      )}
    </GridList>
  )
}
