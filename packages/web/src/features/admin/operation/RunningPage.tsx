import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { runningQueriesOptions, stopQuery, type RunningQuery } from '../../../api/operation.ts'
import { ApiError } from '../../../api/errors.ts'
import { durationText } from '../../../i18n/amounts.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { contextText, useNames } from './names.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { SqlSheet } from './parts/SqlSheet.tsx'
import styles from './parts/operation.module.css'

/** What runs now, the oldest first, each to be stopped in its database. */
export function RunningPage() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(runningQueriesOptions)
  const { personName, databaseName } = useNames()
  const now = useNow()
  const [shown, setShown] = useState<RunningQuery>()
  const [stopping, setStopping] = useState<ReadonlySet<number>>(new Set())

  async function stop({ id }: RunningQuery): Promise<void> {
    setStopping((before) => new Set(before).add(id))
    try {
      await stopQuery(id)
      toast(t('The query was stopped.'))
    } catch (failed) {
      const isOver = failed instanceof ApiError && failed.status === 404
      toast(isOver ? t('The query had already finished.') : { text: String(failed), tone: 'bad' })
    }
    await client.invalidateQueries({ queryKey: runningQueriesOptions.queryKey })
  }

  return (
    <Page
      title={t('Running queries')}
      description={t('Queries that databases are running now. The list updates automatically.')}
      isWide
    >
      {data === undefined && error !== null ? (
        <Problem title={t('The list could not be loaded.')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      ) : data === undefined ? (
        <Skeleton height={160} radius="card" />
      ) : data.length === 0 ? (
        <Empty icon="check" title={t('Nothing is running')}>
          {t('Queries appear here as soon as they start.')}
        </Empty>
      ) : (
        <DataTable
          label={t('Running queries')}
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { id: 'who', title: t('Person'), cell: ({ user_id }) => personName(user_id) },
            {
              id: 'what',
              title: t('What'),
              isLong: true,
              cell: (query) =>
                query.card_id !== null ? (
                  <Link href={urls.question({ id: query.card_id })} variant="quiet">
                    {t('Question {id}', { id: query.card_id })}
                  </Link>
                ) : query.sql !== null ? (
                  <button type="button" className={`${styles.open} ${styles.inline}`} onClick={() => setShown(query)}>
                    {query.sql}
                  </button>
                ) : (
                  contextText(query.context)
                ),
            },
            {
              id: 'database',
              title: t('Database'),
              isWide: true,
              cell: ({ database_id }) => databaseName(database_id),
            },
            {
              id: 'state',
              title: t('State'),
              isWide: true,
              cell: ({ state }) =>
                state === 'waiting' ? (
                  <Badge tone="warn">{t('Waiting')}</Badge>
                ) : (
                  <Badge tone="accent">{t('Running')}</Badge>
                ),
            },
            {
              id: 'age',
              title: t('Running for'),
              isNumber: true,
              cell: ({ started_at }) => durationText(Math.max(0, now - Date.parse(started_at))),
            },
            {
              id: 'stop',
              title: t('Stop'),
              isQuiet: true,
              cell: (query) => (
                <Button
                  isSmall
                  icon="stop"
                  variant="danger"
                  isPending={stopping.has(query.id)}
                  aria-label={t('Stop {name}’s query', { name: personName(query.user_id) })}
                  onPress={() => void stop(query)}
                >
                  {t('Stop')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <SqlSheet sql={shown?.sql ?? null} onClose={() => setShown(undefined)} />
    </Page>
  )
}

/** The time, once a second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
