import { useQuery } from '@tanstack/react-query'
import { databasesOptions } from '../../api/database.ts'
import { locale, t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import styles from './FailedDatabases.module.css'

/** One line for administrators when databases could not be read; nothing otherwise. */
export function FailedDatabases() {
  const { data: databases = [] } = useQuery(databasesOptions)
  const failed = databases.filter(
    ({ initial_sync_status, sync_error }) => initial_sync_status === 'aborted' || Boolean(sync_error),
  )
  if (failed.length === 0) return null
  const names = new Intl.ListFormat(locale()).format(failed.map(({ name }) => name))
  const only = failed.length === 1 ? failed[0] : undefined
  return (
    <p className={styles.line} role="status">
      <Icon name="warning" />
      <span>{t('The last sync of {names} failed.', { names })}</span>
      <Link href={only === undefined ? urls.databases : urls.databaseSettings(only)}>{t('See why')}</Link>
    </p>
  )
}
