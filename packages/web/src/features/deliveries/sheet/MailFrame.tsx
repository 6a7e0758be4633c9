import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import styles from '../deliveries.module.css'

interface MailFrameProps {
  /** A whole page; undefined while there is none yet. */
  html: string | undefined
}

/** A mail as mail programs show it. The one before stays until the next one is drawn. Nothing in it runs, and links lead nowhere. */
export function MailFrame({ html }: MailFrameProps) {
  const [shown, setShown] = useState<string>()
  const pages = [...new Set([shown, html])].filter((page) => page !== undefined)
  if (pages.length === 0) return <Skeleton height={360} radius="card" />
  return (
    <div className={styles.frames}>
      {pages.map((page) => {
        const isNext = page !== shown
        return (
          <iframe
            key={page}
            className={styles.frame}
            title={t('Preview of the email')}
            sandbox=""
            srcDoc={withoutWays(page)}
            aria-hidden={(isNext && pages.length > 1) || undefined}
            data-next={isNext || undefined}
            onLoad={() => page === html && setShown(page)}
          />
        )
      })}
    </div>
  )
}

/** Links open new windows, which the frame may not: it would show an error in place of the mail. */
const withoutWays = (page: string) => page.replace('<head>', '<head><base target="_blank">')
