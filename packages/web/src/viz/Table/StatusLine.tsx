import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import type { Summary } from '@querent/viz/grid/index.ts'
import styles from './table.module.css'

/** What the chosen cells come to, and what the owner adds. @param number Digits as readers write them. */
export function StatusLine({
  summary,
  footer,
  number,
}: {
  summary?: Summary
  footer?: ReactNode
  number(digits: string): string
}) {
  if (summary === undefined && footer === undefined) return null
  const parts: [string, string | undefined][] = [
    [t('Sum'), summary?.sum],
    [t('Average'), summary?.average],
    [t('Min'), summary?.min],
    [t('Max'), summary?.max],
    [t('Count'), summary === undefined ? undefined : String(summary.count)],
  ]
  return (
    <div className={styles.status}>
      <div className={styles.footer}>{footer}</div>
      <div role="status" className={styles.summary}>
        {parts.map(
          ([label, value]) =>
            value !== undefined && (
              <span key={label}>
                {label} <b>{number(value)}</b>
              </span>
            ),
        )}
      </div>
    </div>
  )
}
