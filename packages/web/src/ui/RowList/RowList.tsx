import type { ReactNode } from 'react'
import styles from './RowList.module.css'

interface RowListProps {
  children: ReactNode
  /** Dimmed while newer rows are on their way. */
  isOld?: boolean
}

/** Rows in a frame, each a `ListRow` or an `li` of its own; for rows that arrows move between there is `List`. */
export function RowList({ children, isOld = false }: RowListProps) {
  return (
    <ul className={styles.list} data-old={isOld || undefined}>
      {children}
    </ul>
  )
}
