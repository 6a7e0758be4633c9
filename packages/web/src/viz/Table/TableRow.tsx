import { memo } from 'react'
import { CellView, frameStyles, slotProps, type Slot } from '../GridFrame/index.ts'
import type { Backgrounds, Cell, CellText, FormatCell, Place, ShownColumn } from '@querent/viz/grid/index.ts'
import type { CellHook, CellLook, Leave } from './cell-hook.ts'
import styles from './table.module.css'

interface Props {
  /** As shown, from 0. */
  index: number
  row: readonly Cell[]
  slots: readonly Slot<ShownColumn>[]
  width: number
  /** Width of the column with the row's number; 0 without it. */
  indexWidth: number
  start: number
  /** Chosen columns of this row; -1 when none. */
  from: number
  to: number
  /** The column that the keyboard is at; -1 when it is in another row. */
  active: number
  format: FormatCell
  backgrounds: Backgrounds | undefined
  /** The place of the row in the data. */
  place: number
  cells: CellHook | undefined
  onLeave(place: Place, to: Leave): void
  measure: ((element: HTMLElement | null) => void) | undefined
}

/** One row of a table: pinned cells, then those in sight. */
export const TableRow = memo(function TableRow(props: Props) {
  const { index, row, slots, width, indexWidth, start, from, to, active, format, backgrounds, measure } = props
  const { cells, place, onLeave } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`${frameStyles.row} ${styles.row}`}
      data-index={index}
      ref={measure}
      style={{ inlineSize: width, transform: `translateY(${start}px)` }}
    >
      {indexWidth > 0 && (
        <div
          role="rowheader"
          aria-colindex={1}
          className={`${frameStyles.cell} ${styles.index}`}
          style={{ inlineSize: indexWidth }}
        >
          {index + 1}
        </div>
      )}
      {slots.map((slot) => {
        const { position, shown } = slot
        const value = row[shown.index] ?? null
        const isChosen = position >= from && position <= to
        const placed = slotProps(slot)
        const background = backgrounds?.(row, shown.index)
        const look = cells?.look({ row: place, column: shown.index }, (leave) =>
          onLeave({ row: index, column: position }, leave),
        )
        if (background !== undefined) placed.style.backgroundColor = background
        return (
          <div
            key={position}
            role="gridcell"
            aria-colindex={position + 1 + (indexWidth > 0 ? 1 : 0)}
            aria-selected={isChosen}
            tabIndex={position === active ? 0 : -1}
            data-column={position}
            data-mark={look?.mark}
            title={look?.note}
            aria-readonly={cells === undefined ? undefined : look?.mark === 'fixed'}
            data-colored={background === undefined ? undefined : ''}
            className={`${frameStyles.cell} ${frameStyles[shown.align]}${shown.isWrapped ? ` ${styles.wrapped}` : ''}`}
            {...placed}
          >
            {look?.content ?? (
              <>
                {shown.barMax !== undefined && value !== null && <MiniBar value={Number(value)} max={shown.barMax} />}
                {value !== null && content(format(value, shown.column, row))}
                <Note look={look} />
              </>
            )}
          </div>
        )
      })}
    </div>
  )
})

function Note({ look }: { look: CellLook | undefined }) {
  return look?.note === undefined ? null : <span className={frameStyles.hidden}>{look.note}</span>
}

/** Plain text, by far the most cells, needs no component. */
function content(shown: CellText) {
  return shown.kind === undefined || shown.kind === 'text' ? shown.text : <CellView shown={shown} />
}

function MiniBar({ value, max }: { value: number; max: number }) {
  const share = max > 0 && Number.isFinite(value) ? Math.abs(value) / max : 0
  return (
    <span className={styles.barTrack} aria-hidden>
      <span
        className={styles.bar}
        data-negative={value < 0 ? '' : undefined}
        style={{ inlineSize: `${share * 100}%` }}
      />
    </span>
  )
}
