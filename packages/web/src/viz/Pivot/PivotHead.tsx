import { frameStyles, slotProps, type Slot } from '../GridFrame/index.ts'
import type { ShownColumn } from '@querent/viz/grid/index.ts'
import type { PivotLayout } from '@querent/viz/pivot/index.ts'
import styles from './pivot.module.css'

interface Props {
  columns: readonly ShownColumn[]
  slots: readonly Slot<ShownColumn>[]
  /** In pixels. */
  width: number
  rowHeight: number
  layout: PivotLayout
}

/** The groups across and the names of columns, which stay in sight above the rows. */
export function PivotHead({ columns, slots, width, rowHeight, layout }: Props) {
  const { labels, headRows } = layout
  /** The pixels of a group, from a column on. */
  const spanOf = (level: number, position: number): number =>
    columns.slice(position, position + layout.spanAt(level, position)).reduce((sum, column) => sum + column.width, 0)
  return (
    <div role="presentation" className={styles.head} style={{ inlineSize: width, blockSize: headRows * rowHeight }}>
      {Array.from({ length: headRows }, (_, level) => (
        <div key={level} role="row" aria-rowindex={level + 1} className={styles.headRow}>
          {slots.map((slot, at) => {
            const { position, shown } = slot
            const title = layout.headAt(level, position, slots[at - 1]?.position !== position - 1 || at === labels)
            const span = title !== '' && position >= labels ? spanOf(level, position) : shown.width
            return (
              <div
                key={position}
                role="columnheader"
                aria-colindex={position + 1}
                className={`${styles.headCell} ${span > shown.width ? frameStyles.start : frameStyles[shown.align]}`}
                {...slotProps(slot)}
              >
                {title === '' ? (
                  <span className={frameStyles.hidden}>{shown.title}</span>
                ) : (
                  <span className={styles.headText} style={{ inlineSize: span - 24 }}>
                    {title}
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
