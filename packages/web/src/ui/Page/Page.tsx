import { Fragment, useEffect, type ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import styles from './Page.module.css'

interface Crumb {
  label: string
  href: string
}

interface PageProps {
  title: string
  /** In place of the title as text, such as a title that can be edited; the title still names the window. */
  heading?: ReactNode
  description?: ReactNode
  crumbs?: readonly Crumb[]
  /** Buttons at the end of the head. */
  actions?: ReactNode
  /** Uses the whole width. */
  isWide?: boolean
  children: ReactNode
}

/** A page with its head: where it lies, what it is called, what can be done with it. */
export function Page({ title, heading, description, crumbs = [], actions, isWide = false, children }: PageProps) {
  useTitle(title)
  return (
    <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          {crumbs.length > 0 && (
            <div className={styles.crumbs}>
              {crumbs.map(({ label, href }, at) => (
                <Fragment key={href}>
                  {at > 0 && <span aria-hidden>/</span>}
                  <Link href={href}>{label}</Link>
                </Fragment>
              ))}
            </div>
          )}
          {heading ?? <h1 className={styles.title}>{title}</h1>}
          {description !== undefined && description !== '' && <div className={styles.description}>{description}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** Names the window after what it shows, as long as it is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
