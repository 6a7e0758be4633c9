import { useEffect, useState, type ReactNode } from 'react'
import { locale, t } from '../../i18n/t.ts'
import { Button } from '../Button/Button.tsx'
import styles from './Running.module.css'

interface RunningProps {
  /** When it began, in milliseconds since 1970; when this came onto the page if left out. */
  since?: number | undefined
  /** Ends it where it runs. */
  onStop?: (() => void) | undefined
  /** What is waited for, in place of the database. */
  children?: ReactNode
}

/** What is over before this says nothing of itself. */
const SOON_MS = 1000

/** That a database is waited for, since when, and how to stop it. Stands over the picture that is waited for. */
export function Running({ since, onStop, children }: RunningProps) {
  const [mounted] = useState(() => Date.now())
  const from = since ?? mounted
  const [ms, setMs] = useState(0)
  useEffect(() => {
    const look = () => setMs(Date.now() - from)
    const timer = setInterval(look, SOON_MS / 4)
    return () => clearInterval(timer)
  }, [from])
  if (ms < SOON_MS) return null
  return (
    <div className={styles.place}>
      <div className={styles.running} role="group" aria-label={t('Running')}>
        <span>{children ?? t('Waiting for the database')}</span>
        <span className={styles.time}>{sayTime(Math.floor(ms / 1000))}</span>
        {onStop !== undefined && (
          <Button isSmall icon="stop" onPress={onStop}>
            {t('Stop')}
          </Button>
        )}
      </div>
    </div>
  )
}

function sayTime(seconds: number): string {
  const number = new Intl.NumberFormat(locale())
  if (seconds < 60) return t('{n} s', { n: number.format(seconds) })
  return t('{minutes} min {n} s', { minutes: number.format(Math.floor(seconds / 60)), n: number.format(seconds % 60) })
}
