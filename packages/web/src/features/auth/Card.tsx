import type { ReactNode } from 'react'
import { useTitle } from '../../ui/Page/Page.tsx'
import styles from './auth.module.css'

interface CardProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** A page with one thing to do, for people who are not in yet. */
export function Card({ title, lead, children }: CardProps) {
  useTitle(title)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  )
}
