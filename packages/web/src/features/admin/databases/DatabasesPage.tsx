import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addSampleDatabase, managedDatabasesOptions, type ManagedDatabase } from '../../../api/database-admin.ts'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { ListRow } from '../../../ui/RowList/ListRow.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { enginesIn, nameOfEngine } from '../../connect/index.ts'
import { syncState } from './state.ts'
import styles from './databases.module.css'

const SYNCING_MS = 1500

/** The databases that are connected, and how each of them is. */
export function DatabasesPage() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    ...managedDatabasesOptions,
    refetchInterval: ({ state }) =>
      state.data?.some(({ initial_sync_status }) => initial_sync_status === 'incomplete') === true ? SYNCING_MS : false,
  })
  const { data: user } = useQuery(currentUserOptions)
  const adding = useMutation({
    mutationFn: addSampleDatabase,
    onSuccess: () => client.invalidateQueries({ queryKey: ['database'] }),
    onError: ({ message }) => toast({ text: message, tone: 'bad' }),
  })
  const hasSample = data?.some(({ is_sample }) => is_sample === true) !== false
  return (
    <Page
      title={t('Databases')}
      actions={
        user?.is_superuser === true && (
          <>
            {!hasSample && (
              <Button variant="quiet" isPending={adding.isPending} onPress={() => adding.mutate()}>
                {t('Add the sample database')}
              </Button>
            )}
            <Link variant="button" icon="plus" href={urls.newDatabase}>
              {t('Connect a database')}
            </Link>
          </>
        )
      }
    >
      {error !== null && (
        <Problem title={t('The list could not be loaded')} isRetrying={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      )}
      {data === undefined && error === null && <Skeleton height={160} radius="card" />}
      {data !== undefined && data.length > 0 && (
        <RowList>
          {data.map((database) => (
            <DatabaseRow key={database.id} database={database} />
          ))}
        </RowList>
      )}
      {data?.length === 0 && (
        <Empty icon="database" title={t('No database is connected')}>
          {t('Connect the one that holds your data to start asking questions.')}
        </Empty>
      )}
    </Page>
  )
}

function DatabaseRow({ database }: { database: ManagedDatabase }) {
  const { data: properties } = useQuery(propertiesOptions)
  const { tone, word, text, error } = syncState(database)
  const warnings = database.account_warnings ?? []
  return (
    <ListRow
      className={styles.row}
      start={<Icon name="database" />}
      name={
        <Link href={urls.databaseSettings(database)} variant="quiet">
          {database.name}
        </Link>
      }
      badges={database.is_sample === true && <Badge>{t('Sample')}</Badge>}
      note={[nameOfEngine(enginesIn(properties), database.engine), database.dbms_version?.version]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.state}>
        {database.is_copies ? (
          <span className={styles.note}>{t('What is copied of all databases')}</span>
        ) : (
          <>
            <Badge tone={tone}>{word}</Badge>
            <span className={styles.note}>{text}</span>
          </>
        )}
        {error !== undefined && <span className={styles.reason}>{error}</span>}
        {tone === 'bad' && (
          <Link href={urls.databaseSettings(database)}>{t('Check the connection and sync again')}</Link>
        )}
        {warnings.length > 0 && (
          <span className={styles.warning}>
            <Icon name="warning" size={14} />
            {t('Its account can do more than read.')}
          </span>
        )}
      </div>
    </ListRow>
  )
}
