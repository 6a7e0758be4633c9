import { t } from '../../i18n/t.ts'
import { frameStyles, slotProps, type Slot } from '../GridFrame/index.ts'
import type { FormatCell, ShownColumn } from '@querent/viz/grid/index.ts'
import styles from './table.module.css'

interface Props {
  /** Digits by the place of their column. */
  totals: ReadonlyMap<number, string>
  slots: readonly Slot<ShownColumn>[]
  width: number
  indexWidth: number
  /** Among all rows, from 1. */
  rowIndex: number
  /** The result was cut: the sums are of the rows that are here. */
  isCut: boolean
  format: FormatCell
}

/** The sums of the columns, which stay in sight below the rows. */
export function TotalsRow({ totals, slots, width, indexWidth, rowIndex, isCut, format }: Props) {
  const name = totalsName(isCut)
  const named = slots.find(({ shown }) => !totals.has(shown.index))?.position
  return (
    <div role="row" aria-rowindex={rowIndex} aria-label={name} className={styles.totals} style={{ inlineSize: width }}>
      {indexWidth > 0 && (
        <div
          role="rowheader"
          aria-colindex={1}
          className={`${frameStyles.cell} ${styles.index}`}
          style={{ inlineSize: indexWidth }}
        />
      )}
      {slots.map((slot) => {
        const { position, shown } = slot
        const sum = totals.get(shown.index)
        return (
          <div
            key={position}
            role="gridcell"
            aria-colindex={position + 1 + (indexWidth > 0 ? 1 : 0)}
            className={`${frameStyles.cell} ${sum === undefined ? frameStyles.start : frameStyles[shown.align]}`}
            {...slotProps(slot)}
          >
            {sum === undefined ? position === named && name : format(sum, shown.column, []).text}
          </div>
        )
      })}
    </div>
  )
}

/** What the sums are of. */
export const totalsName = (isCut: boolean) => (isCut ? t('Total of the rows shown') : t('Total'))
