import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Link } from '../../ui/Link/Link.tsx'
import styles from './sharing.module.css'

interface SwitchedOffProps {
  title: string
  children: ReactNode
}

/** A way of sharing that nobody may use until an administrator switches it on. */
export function SwitchedOff({ title, children }: SwitchedOffProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>
        {children} {t('Administrators can switch it on in the settings.')}
      </p>
      <Link href={urls.admin}>{t('Open the settings')}</Link>
    </section>
  )
}
