import type { ManagedDatabase } from '../../api/database-admin.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { AccountWarnings } from '../connect/index.ts'
import styles from './SetupPage.module.css'

interface WarnedProps {
  database: ManagedDatabase
  onGo(href: string): void
}

/** A database is connected, with an account that may do more than is needed: before anybody relies on it. */
export function Warned({ database, onGo }: WarnedProps) {
  return (
    <div className={styles.data}>
      <h1 className={styles.title}>{t('{name} is connected', { name: database.name })}</h1>
      <p className={styles.lead}>
        {t('You can continue with this account now and change the connection in the admin settings later.')}
      </p>
      <AccountWarnings warnings={database.account_warnings ?? []} />
      <div className={styles.onward}>
        <Button onPress={() => onGo(urls.databaseSettings(database))}>{t('Change the connection')}</Button>
        <Button variant="primary" autoFocus onPress={() => onGo(urls.database(database))}>
          {t('Continue to the data')}
        </Button>
      </div>
    </div>
  )
}
