import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changeDatabase, managedDatabaseOptions, type ManagedDatabase } from '../../../api/database-admin.ts'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { idOf, urls } from '../../../lib/urls.ts'
import { usePathPart } from '../../../lib/address/index.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { Candidates } from '../../browse/index.ts'
import { AccountWarnings, ConnectionForm, enginesIn, nameOfEngine } from '../../connect/index.ts'
import { ChangesPanel } from './ChangesPanel.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { hasEnded } from './state.ts'
import { SyncPanel } from './SyncPanel.tsx'
import styles from './databases.module.css'

const SYNCING_MS = 1000

/** One database: its sync, its account, its connection. */
export function DatabasePage() {
  const slug = usePathPart('id') ?? ''
  const id = idOf(slug) ?? 0
  const client = useQueryClient()
  const { data: properties } = useQuery(propertiesOptions)
  const { data: user } = useQuery(currentUserOptions)
  const [before, setBefore] = useState<ManagedDatabase | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...managedDatabaseOptions(id),
    refetchInterval: ({ state }) =>
      state.data?.initial_sync_status === 'incomplete' || before !== null ? SYNCING_MS : false,
  })
  const isFirst = data?.initial_sync_status === 'incomplete'
  const isEnded = data !== undefined && before !== null && hasEnded(before, data)
  useEffect(() => {
    if (isEnded) setBefore(null)
  }, [isEnded])
  const isSyncing = before !== null && !isEnded
  useEffect(() => {
    // What was read becomes known everywhere.
    if (!isFirst && !isSyncing) void client.invalidateQueries({ queryKey: ['database'], refetchType: 'none' })
  }, [client, isFirst, isSyncing])

  const engines = enginesIn(properties)
  const fields = data === undefined ? undefined : engines[data.engine]?.['details-fields']
  return (
    <Page
      title={data?.name ?? t('Database')}
      crumbs={[{ label: t('Databases'), href: urls.databases }]}
      {...(data !== undefined && { description: nameOfEngine(engines, data.engine) })}
      actions={
        user?.is_superuser === true &&
        data?.is_audit === false &&
        !data.is_copies && (
          <Button icon="trash" variant="quiet" onPress={() => setDeleting(true)}>
            {t('Delete')}
          </Button>
        )
      }
    >
      <div className={styles.column}>
        {error !== null && data === undefined && (
          <Problem title={t('The database could not be loaded')} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </Problem>
        )}
        {data === undefined && error === null && <Skeleton height={320} radius="card" />}
        {data?.is_copies === true && <CopiesNote />}
        {data?.is_copies === false && (
          <>
            <SyncPanel database={data} isSyncing={isSyncing} onSync={() => setBefore(data)} />
            {!isFirst && data.is_audit !== true && <Candidates database={data.id} />}
            {data.is_audit !== true && <ChangesPanel database={data} />}
            <AccountWarnings warnings={warningsOf(data)} />
            {properties !== undefined && fields === undefined && (
              <Problem title={t('This server has no driver for {engine}', { engine: data.engine })}>
                {t('Its connection cannot be changed here.')}
              </Problem>
            )}
            {/* The server keeps the connection of Usage itself. */}
            {fields !== undefined && data.details !== undefined && data.is_audit !== true && (
              <ConnectionForm
                key={data.id}
                id={data.id}
                engine={data.engine}
                fields={fields}
                start={{ ...data, details: data.details }}
                action={t('Save')}
                onSave={async (body) => {
                  const saved = await changeDatabase(data.id, body)
                  toast(t('Saved'))
                  // Another connection is synced at once.
                  if (JSON.stringify(saved.details) !== JSON.stringify(data.details)) setBefore(data)
                  await client.invalidateQueries({ queryKey: ['database'] })
                }}
              />
            )}
          </>
        )}
      </div>
      {isDeleting && data !== undefined && <DeleteDialog database={data} onClose={() => setDeleting(false)} />}
    </Page>
  )
}

/** Copies follows what is copied: there is nothing to set. */
function CopiesNote() {
  return (
    <section className={styles.card} aria-label={t('Copies')}>
      <p className={styles.note}>
        {t(
          'Copied tables and models of all databases, which questions can join. The server keeps it: it has a table for each copy, with the rows and the rights of what is copied.',
        )}
      </p>
      <Link href="/admin/operation/stored-models">{t('See what is copied')}</Link>
    </section>
  )
}

/** What an account or a file must allow for changes. */
const FOR_CHANGES: ReadonlySet<string> = new Set(['writes-tables', 'writes-file'])

/** Where people may change data, the account has to, too. */
function warningsOf({ account_warnings = [], settings }: ManagedDatabase) {
  const mayWrite = settings?.['database-enable-actions'] === true
  return account_warnings.filter(({ code }) => !mayWrite || !FOR_CHANGES.has(code))
}
