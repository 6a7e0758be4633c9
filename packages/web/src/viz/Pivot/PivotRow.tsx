import { t } from '../../i18n/t.ts'
import { CellView, frameStyles, slotProps, type Slot } from '../GridFrame/index.ts'
import type { Backgrounds, ShownColumn } from '@querent/viz/grid/index.ts'
import type { PivotLayout, PivotLine } from '@querent/viz/pivot/index.ts'
import styles from './pivot.module.css'

interface Props {
  /** As shown, from 0. */
  index: number
  line: PivotLine | undefined
  slots: readonly Slot<ShownColumn>[]
  width: number
  /** Pixels from the first line. */
  top: number
  layout: PivotLayout
  /** It is the first in sight: it says the groups that began above it. */
  isFirst: boolean
  /** Chosen columns; null when none. */
  chosen: { start: number; end: number } | null
  /** The column that the keyboard is at; -1 when it is in another line. */
  active: number
  backgrounds: Backgrounds | undefined
}

/** A line of a pivot table: labels of its groups, then values. */
export function PivotRow({ index, line, slots, width, top, chosen, active, ...rest }: Props) {
  return (
    <div
      role="row"
      aria-rowindex={index + rest.layout.headRows + 1}
      data-index={index}
      data-kind={line?.kind}
      className={`${frameStyles.row} ${styles.row}`}
      style={{ inlineSize: width, transform: `translateY(${top}px)` }}
    >
      {slots.map((slot) => {
        const { position } = slot
        const isChosen = chosen !== null && position >= chosen.start && position <= chosen.end
        const place = { slot, line, isChosen, isActive: position === active }
        return position < rest.layout.labels ? (
          <LabelCell key={position} {...place} {...rest} />
        ) : (
          <ValueCell key={position} {...place} {...rest} />
        )
      })}
    </div>
  )
}

interface CellProps extends Pick<Props, 'line' | 'layout' | 'isFirst' | 'backgrounds'> {
  slot: Slot<ShownColumn>
  isChosen: boolean
  isActive: boolean
}

function LabelCell({ slot, line, layout, isFirst, isActive }: CellProps) {
  const { position, shown } = slot
  const label = layout.wholeLabelAt(line, position)
  const name = layout.labelAt(line, position, isFirst)
  const isGroup = line?.kind === 'values' || line?.kind === 'collapsed'
  const isOpener = isGroup && name !== '' && position < layout.labels - 1
  const isClosed = line?.kind === 'collapsed' && position === line.node.path.length - 1
  return (
    <div
      role="rowheader"
      aria-colindex={position + 1}
      aria-expanded={isOpener ? !isClosed : undefined}
      tabIndex={isActive ? 0 : -1}
      data-column={position}
      className={`${frameStyles.cell} ${frameStyles[shown.align]}`}
      {...slotProps(slot)}
    >
      {isOpener && <span className={styles.mark} aria-hidden data-closed={isClosed ? '' : undefined} />}
      {name === '' ? <span className={frameStyles.hidden}>{label || t('Totals')}</span> : name}
    </div>
  )
}

function ValueCell({ slot, line, layout, backgrounds, isChosen, isActive }: CellProps) {
  const { position, shown } = slot
  const cell = line?.kind === 'values' ? layout.cellAt(line, position) : undefined
  const background = cell?.row && backgrounds?.(cell.row, cell.index)
  const value = layout.valueAt(line, position)
  const placed = slotProps(slot)
  if (background !== undefined) placed.style.backgroundColor = background
  return (
    <div
      role="gridcell"
      aria-colindex={position + 1}
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      data-column={position}
      className={`${frameStyles.cell} ${frameStyles[shown.align]}`}
      {...placed}
    >
      {value !== null && <CellView shown={value} />}
    </div>
  )
}
