import { useId, type ReactNode } from 'react'
import styles from '../deliveries.module.css'

interface PartProps {
  title: string
  children: ReactNode
}

/** A part of the form, under its heading. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
