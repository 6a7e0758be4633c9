import { useMutation, useQueryClient } from '@tanstack/react-query'
import { syncSchema } from '../../../api/database.ts'
import { discardValues, rescanValues, type ManagedDatabase } from '../../../api/database-admin.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { syncState } from './state.ts'
import styles from './databases.module.css'

interface SyncPanelProps {
  database: ManagedDatabase
  isSyncing: boolean
  /** A sync has been asked for. */
  onSync(): void
}

/** How its sync stands, what it found, and reading it anew. */
export function SyncPanel({ database, isSyncing, onSync }: SyncPanelProps) {
  const client = useQueryClient()
  const { id, tables = [] } = database
  const { tone, word, text, error } = syncState(database, isSyncing)
  const read = tables.filter(({ initial_sync_status }) => initial_sync_status === 'complete').length
  const syncing = useMutation({ mutationFn: () => syncSchema(id), onSuccess: onSync })
  const run = useMutation({
    mutationFn: ({ what }: { what(id: number): Promise<unknown>; done: string }) => what(id),
    onSuccess: async (_, { done }) => {
      toast({ text: done })
      await client.invalidateQueries({ queryKey: ['field'] })
    },
    onError: ({ message }) => toast({ text: message, tone: 'bad' }),
  })
  const isRunning = tone === 'accent'
  return (
    <section className={styles.card} aria-label={t('Sync')}>
      <div className={styles.sync} role="status">
        <Badge tone={tone}>{word}</Badge>
        <span>{text}</span>
      </div>
      {isRunning && tables.length > 0 && (
        <p className={styles.note}>
          {t('{read} of {n, plural, one {# table} other {# tables}} read', { read, n: tables.length })}
        </p>
      )}
      {isRunning && (
        <progress
          className={styles.progress}
          aria-label={t('Sync')}
          {...(tables.length > 0 && { value: read, max: tables.length })}
        />
      )}
      {error !== undefined && <p className={styles.reason}>{error}</p>}
      {syncing.error !== null && (
        <Problem isSmall title={t('It could not be synced')}>
          {syncing.error.message} {t('Check the connection below.')}
        </Problem>
      )}
      <div className={styles.tools}>
        {tables.length > 0 && (
          <Link icon="table" href={urls.database(database)}>
            {t('{n, plural, one {# table} other {# tables}}', { n: tables.length })}
          </Link>
        )}
        <span className={styles.gap} />
        <Button icon="refresh" isPending={syncing.isPending} isDisabled={isRunning} onPress={() => syncing.mutate()}>
          {t('Sync now')}
        </Button>
        <MenuTrigger>
          <Button iconAfter="chevron-down">{t('Filter values')}</Button>
          <Menu>
            <MenuItem
              onAction={() => run.mutate({ what: rescanValues, done: t('The values for filters are being read.') })}
            >
              {t('Refresh values')}
            </MenuItem>
            <MenuItem
              onAction={() => run.mutate({ what: discardValues, done: t('The filter values were discarded.') })}
            >
              {t('Discard the values')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </div>
    </section>
  )
}
