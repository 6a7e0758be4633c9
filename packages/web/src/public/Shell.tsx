import { useEffect, type ReactNode } from 'react'
import type { Look } from './look.ts'
import styles from './public.module.css'
import { useFrameHeight } from './use-frame-height.ts'

interface ShellProps {
  look: Look
  title: string
  description?: string | null
  /** At the end of the head. */
  actions?: ReactNode
  /** As wide as the window, whatever that is. */
  isWide?: boolean
  /** As wide as a form. */
  isNarrow?: boolean
  children: ReactNode
}

/** Around what is shared: its title, and a border where it is part of another page. */
export function Shell({ look, title, description, actions, isWide = true, isNarrow = false, children }: ShellProps) {
  const content = useFrameHeight()
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div
      ref={content}
      className={styles.shell}
      data-border={look.hasBorder || undefined}
      data-wide={isWide || undefined}
      data-narrow={isNarrow || undefined}
    >
      <main className={styles.main}>
        {look.hasTitle ? (
          <header className={styles.head}>
            <div className={styles.words}>
              <h1 className={styles.title}>{title}</h1>
              {description != null && description !== '' && <p className={styles.description}>{description}</p>}
            </div>
            {actions}
          </header>
        ) : (
          <>
            <h1 className={styles.spoken}>{title}</h1>
            {actions !== undefined && <div className={styles.bare}>{actions}</div>}
          </>
        )}
        {children}
      </main>
    </div>
  )
}
