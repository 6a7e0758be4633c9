import type { ReactNode } from 'react'
import { usePageProperties } from '../../api/customs.ts'
import { useTitle } from '../../ui/Page/Page.tsx'
import { logoOf } from '../../viz/appearance/index.ts'
import styles from './auth.module.css'

interface CardProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** A page with one thing to do, for people who are not in yet. */
export function Card({ title, lead, children }: CardProps) {
  useTitle(title)
  const logo = usePageProperties()['application-logo-url']
  const isOwn = logoOf(logo) !== logoOf(undefined)
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {isOwn && <img className={styles.logo} src={logoOf(logo)} alt="" />}
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  )
}
