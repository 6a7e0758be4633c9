import type { ReactNode } from 'react'
import styles from '../actions.module.css'

/** Settings under a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  )
}
