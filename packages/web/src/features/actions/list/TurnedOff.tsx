import { useQuery } from '@tanstack/react-query'
import type { Database } from '../../../api/database.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import styles from '../actions.module.css'

/** Says that nothing can be changed, and who can change that. */
export function TurnedOff({ database }: { database: Database | undefined }) {
  const { data: user } = useQuery(currentUserOptions)
  if (database === undefined) return null
  return (
    <p className={styles.off}>
      <Icon name="lock" />
      <span>
        {t('Changes to the data of {database} are turned off.', { database: database.name })}{' '}
        {user?.is_superuser === true ? (
          <Link href={urls.databaseSettings(database)}>{t('Open the database settings')}</Link>
        ) : (
          t('An administrator can turn them on.')
        )}
      </span>
    </p>
  )
}
