import { useId, type ReactNode } from 'react'
import styles from '../metadata.module.css'

/** Settings of one subject in a sheet. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
