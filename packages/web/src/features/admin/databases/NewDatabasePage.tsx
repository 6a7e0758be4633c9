import { useRouter } from '@tanstack/react-router'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { NewConnection } from '../../connect/index.ts'
import styles from './databases.module.css'

/** Connects a database, and goes to how its first sync stands. */
export function NewDatabasePage() {
  const router = useRouter()
  return (
    <Page title={t('Connect a database')} crumbs={[{ label: t('Databases'), href: urls.databases }]}>
      <div className={styles.column}>
        <NewConnection onConnected={(made) => void router.navigate({ href: urls.databaseSettings(made) })} />
      </div>
    </Page>
  )
}
