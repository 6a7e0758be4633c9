import { t } from '../../../../i18n/t.ts'
import type { Mark } from '../model/index.ts'
import { MarkSign } from './MarkSign.tsx'
import styles from './compare.module.css'

export interface DifferenceRow {
  key: string
  mark: Mark
  /** Such as the name of a setting. */
  title: string
  /** null where there is none. */
  before: string | null
  after: string | null
}

interface DifferencesProps {
  title: string
  /** What both sides are called. */
  names: Names
  rows: readonly DifferenceRow[]
}

export interface Names {
  before: string
  after: string
}

/** Two lists side by side, with a mark at what differs. */
export function Differences({ title, names, rows }: DifferencesProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{names.before}</th>
            <th scope="col">{names.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-mark={row.mark}>
              <Cell row={row} side="before" />
              <Cell row={row} side="after" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ row: { mark, title, before, after }, side }: { row: DifferenceRow; side: 'before' | 'after' }) {
  const text = side === 'before' ? before : after
  if (text === null) return <td className={styles.none} aria-label={t('{name}: none', { name: title })} />
  return (
    <td data-side={side}>
      <span className={styles.what}>
        {title}
        {mark !== 'same' && (side === 'after' || mark === 'removed') && <MarkSign mark={mark} />}
      </span>
      <span className={styles.text}>{text}</span>
    </td>
  )
}
