import type { ReactNode } from 'react'
import styles from './dev.module.css'

/** A part of the kit under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-')
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
