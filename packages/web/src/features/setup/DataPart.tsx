import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ManagedDatabase } from '../../api/database-admin.ts'
import { propertiesOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { isAccountTooStrong, NewConnection } from '../connect/index.ts'
import { Warned } from './Warned.tsx'
import styles from './SetupPage.module.css'

/** What to look at first: the sample data, by pressing Enter, or a database of one's own. */
export function DataPart() {
  const router = useRouter()
  const { data: properties } = useQuery(propertiesOptions)
  const [warned, setWarned] = useState<ManagedDatabase | null>(null)
  const hasSample = properties?.['has-sample-database?'] !== false
  const example = properties?.['example-dashboard-id']
  const go = (href: string) => void router.navigate({ href, replace: true })
  if (warned !== null) return <Warned database={warned} onGo={go} />
  return (
    <div className={styles.data}>
      <h1 className={styles.title}>{t('Your data')}</h1>
      <p className={styles.lead}>
        {hasSample
          ? t('A sample database with dashboards is already here. Connect your own database now or at any time later.')
          : t('Connect your own database now or at any time later.')}
      </p>
      <div className={styles.skip}>
        <Button
          variant="primary"
          autoFocus
          onPress={() => go(hasSample && typeof example === 'number' ? urls.dashboard({ id: example }) : urls.home)}
        >
          {hasSample ? t('Start with the sample data') : t('Skip this')}
        </Button>
      </div>
      <h2 className={styles.heading}>{hasSample ? t('Or connect your own') : t('Connect a database')}</h2>
      <NewConnection onConnected={(made) => (isAccountTooStrong(made) ? setWarned(made) : go(urls.database(made)))} />
    </div>
  )
}
