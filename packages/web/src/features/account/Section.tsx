import { useId, type ReactNode } from 'react'
import styles from './account.module.css'

interface SectionProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A part of an account page. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
