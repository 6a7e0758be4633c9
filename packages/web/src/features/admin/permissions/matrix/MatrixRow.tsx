import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { t } from '../../../../i18n/t.ts'
import { slotProps, type Slot } from '../../../../viz/GridFrame/index.ts'
import type { MatrixCell, MatrixColumn, MatrixRow as Row } from './types.ts'
import styles from './matrix.module.css'

interface MatrixRowProps {
  gridId: string
  row: Row
  index: number
  /** Pixels from the first row. */
  top: number
  /** Of all columns, in pixels. */
  width: number
  slots: readonly Slot<{ column: MatrixColumn; width: number }>[]
  cellOf(row: Row, column: MatrixColumn): MatrixCell
  /** The column of the keyboard in this row; -1 is its name, -2 none. */
  active: number
  /** Chosen columns of this row. */
  range: { start: number; end: number } | null
  onToggle(id: string): void
}

/** A row of levels, with its name at the start. */
export function MatrixRow(props: MatrixRowProps) {
  const { gridId, row, index, top, width, slots, cellOf, active, range, onToggle } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={row.depth + 1}
      aria-expanded={row.hasChildren ? row.isOpen : undefined}
      data-index={index}
      className={styles.row}
      style={{ inlineSize: width, transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        id={`${gridId}-${index}--1`}
        data-column={-1}
        aria-colindex={1}
        className={styles.name}
        data-active={active === -1 || undefined}
        style={{ paddingInlineStart: 8 + row.depth * 16 }}
        title={row.label}
      >
        {row.hasChildren ? (
          <span className={styles.toggle} data-open={row.isOpen || undefined} onClick={() => onToggle(row.id)}>
            <Icon name="chevron-right" size={14} />
          </span>
        ) : (
          <span className={styles.toggle} />
        )}
        <Icon name={row.icon} size={15} />
        <span className={styles.label}>{row.label}</span>
      </div>
      {slots.map((slot) => {
        const { position: at, shown } = slot
        const { column } = shown
        const cell = cellOf(row, column)
        const notes = [
          cell.isInherited && t('inherited'),
          cell.isChanged && t('changed'),
          cell.lockedWhy !== undefined && t('locked'),
          cell.moreBy,
        ].filter(Boolean)
        return (
          <div
            key={column.id}
            role="gridcell"
            id={`${gridId}-${index}-${at}`}
            data-column={at}
            aria-colindex={at + 2}
            aria-selected={range !== null && at >= range.start && at <= range.end}
            aria-readonly={cell.lockedWhy !== undefined || undefined}
            aria-label={[`${row.label}, ${column.label}: ${cell.level.label}`, ...notes].join(', ')}
            className={styles.cell}
            data-active={active === at || undefined}
            data-chosen={(range !== null && at >= range.start && at <= range.end) || undefined}
            data-inherited={cell.isInherited || undefined}
            data-changed={cell.isChanged || undefined}
            data-locked={cell.lockedWhy !== undefined || undefined}
            data-rank={cell.level.id === '' ? 'mixed' : Math.min(cell.level.rank, 2)}
            title={cell.lockedWhy ?? cell.moreBy}
            {...slotProps(slot)}
          >
            <Icon name={cell.level.icon} size={14} />
            <span className={styles.level}>{cell.level.label}</span>
            {cell.moreBy !== undefined && (
              <span className={styles.more}>
                <Icon name="sort-up" size={12} />
              </span>
            )}
            {cell.lockedWhy !== undefined && (
              <span className={styles.more}>
                <Icon name="lock" size={12} />
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
