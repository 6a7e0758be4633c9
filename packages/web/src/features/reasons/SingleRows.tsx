import { useMemo } from 'react'
import type { Column } from '../../api/dataset.ts'
import type { Reasons, SingleRow } from '../../api/reasons.ts'
import { t } from '../../i18n/t.ts'
import { useFormat } from '../../viz/Picture/index.ts'
import { cellOf } from './cell-of.ts'
import { signed } from './signed.ts'
import styles from './reasons.module.css'

interface SingleRowsProps {
  found: NonNullable<Reasons['single_rows']>
  /** A number as the chart writes it. */
  say(value: string): string
  /** The period in words. */
  sayPeriod(period: SingleRow['period']): string
  onRow(row: SingleRow): void
}

const NO_SETTINGS = {}

/** Rows that make much of the change by themselves. */
export function SingleRows({ found, say, sayPeriod, onRow }: SingleRowsProps) {
  const { rows } = found
  const columns: readonly Column[] = found.columns
  const result = useMemo(
    () => ({ cols: [...columns], rows: rows.map(({ cells }) => cells.map(cellOf)) }),
    [columns, rows],
  )
  const { formatCell } = useFormat(result, NO_SETTINGS)
  const nameOf = ({ cells }: SingleRow) =>
    columns.map((column, at) => (
      <span key={column.name}>
        {at > 0 && ' · '}
        <span className={styles.column}>{column.display_name}</span> {formatCell(cellOf(cells[at]), column, []).text}
      </span>
    ))
  return (
    <section className={styles.part} aria-label={t('Single rows')}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('Single rows that matter')}</h3>
      </header>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={JSON.stringify([row.period, row.cells])} className={styles.row}>
            <button type="button" className={styles.label} title={t('See this row')} onClick={() => onRow(row)}>
              {nameOf(row)}
            </button>
            <span>{sayPeriod(row.period)}</span>
            <span className={styles.number}>{signed(row.contribution, say)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
