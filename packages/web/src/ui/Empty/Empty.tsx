import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './Empty.module.css'

interface EmptyProps {
  icon?: IconName
  title: string
  /** Why there is nothing, in a sentence. */
  children?: ReactNode
  /** The one next thing to do. */
  action?: ReactNode
  /** For cards and panels. */
  isSmall?: boolean
}

/** Says that there is nothing yet, and what to do next. */
export function Empty({ icon, title, children, action, isSmall = false }: EmptyProps) {
  return (
    <div className={styles.empty} data-small={isSmall || undefined}>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} size={isSmall ? 18 : 22} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
