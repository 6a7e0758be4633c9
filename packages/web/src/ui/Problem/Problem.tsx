import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { toast } from '../Toast/index.ts'
import { t } from '../../i18n/t.ts'
import styles from './Problem.module.css'

export interface ProblemProps {
  /** What went wrong, in a sentence. */
  title: string
  /** What to do about it. */
  children?: ReactNode
  onRetry?(): void
  isRetrying?: boolean
  /** For whoever has to find the cause; not shown, but copied. */
  details?: string
  /** Other things to do. */
  action?: ReactNode
  /** For cards and panels. */
  isSmall?: boolean
  /** It stands in place of the page, whose heading it then is. */
  isPage?: boolean
}

/** Says what failed, what to do, and lets one try again or copy the details. */
export function Problem({
  title,
  children,
  onRetry,
  isRetrying,
  details,
  action,
  isSmall = false,
  isPage = false,
}: ProblemProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.problem} data-small={isSmall || undefined} role="alert">
      <span className={styles.icon}>
        <Icon name="error" size={isSmall ? 16 : 18} />
      </span>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {(onRetry !== undefined || details !== undefined || action !== undefined) && (
          <div className={styles.actions}>
            {onRetry !== undefined && (
              <Button icon="refresh" isSmall onPress={onRetry} isPending={isRetrying}>
                {t('Retry')}
              </Button>
            )}
            {action}
            {details !== undefined && (
              <Button icon="copy" variant="quiet" isSmall onPress={() => void copy(details)}>
                {t('Copy details')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

async function copy(details: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(details)
    toast(t('Copied'))
  } catch {
    toast({ text: t('The browser does not allow copying here.'), tone: 'bad' })
  }
}
