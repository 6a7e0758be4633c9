import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LOG_PAGE, queryLogOptions, type LoggedQuery, type QueryLogFilter } from '../../../api/operation.ts'
import { durationText } from '../../../i18n/amounts.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { momentText } from './model.ts'
import { contextText, useNames } from './names.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { QueryFilters } from './parts/QueryFilters.tsx'
import { QuerySheet } from './parts/QuerySheet.tsx'
import styles from './parts/operation.module.css'

/** Queries that ran, with where their time went. */
export function QueriesPage() {
  const [filter, setFilter] = useState<QueryLogFilter>({ sort: 'latest' })
  const [shown, setShown] = useState<LoggedQuery>()
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery({
    ...queryLogOptions(filter),
    placeholderData: keepPreviousData,
  })
  const names = useNames()
  const offset = filter.offset ?? 0
  const number = new Intl.NumberFormat(locale())
  const isFiltered = Object.entries(filter).some(
    ([key, value]) => key !== 'sort' && key !== 'offset' && value !== undefined,
  )

  return (
    <Page
      title={t('Past queries')}
      description={t('Which queries ran, who ran them and what took time.')}
      isWide
      actions={
        <Button icon="refresh" isPending={isFetching && !isPlaceholderData} onPress={() => void refetch()}>
          {t('Refresh')}
        </Button>
      }
    >
      <QueryFilters filter={filter} onChange={(next) => setFilter({ ...next, offset: 0 })} names={names} />
      {data === undefined && error !== null ? (
        <Problem title={t('The list could not be loaded.')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      ) : data === undefined ? (
        <Skeleton height={360} radius="card" />
      ) : data.data.length === 0 ? (
        isFiltered ? (
          <Empty
            icon="search"
            title={t('No matching queries')}
            action={<Button onPress={() => setFilter({ sort: filter.sort })}>{t('Clear the filters')}</Button>}
          />
        ) : (
          <Empty icon="history" title={t('No queries yet')} />
        )
      ) : (
        <>
          <DataTable
            label={t('Past queries')}
            rows={data.data}
            keyOf={({ id }) => id}
            isOld={isPlaceholderData}
            columns={[
              { id: 'when', title: t('When'), cell: ({ started_at }) => momentText(started_at) },
              {
                id: 'who',
                title: t('Person'),
                isWide: true,
                cell: ({ executor_id }) => names.personName(executor_id),
              },
              {
                id: 'what',
                title: t('What'),
                isLong: true,
                cell: (query) => (
                  <button type="button" className={styles.open} onClick={() => setShown(query)}>
                    {query.sql === null || query.sql === '' ? (
                      contextText(query.context)
                    ) : (
                      <span className={styles.inline}>{query.sql.replaceAll(/\s+/g, ' ')}</span>
                    )}
                  </button>
                ),
              },
              {
                id: 'database',
                title: t('Database'),
                isWide: true,
                cell: ({ database_id }) => names.databaseName(database_id),
              },
              {
                id: 'rows',
                title: t('Rows'),
                isNumber: true,
                isWide: true,
                cell: ({ result_rows }) => number.format(result_rows),
              },
              {
                id: 'time',
                title: t('Time'),
                isNumber: true,
                cell: ({ running_time_ms }) => durationText(running_time_ms),
              },
              { id: 'state', title: t('State'), isWide: true, cell: (query) => <State query={query} /> },
            ]}
          />
          <div className={styles.foot}>
            <span role="status">
              {t('{from}–{to} of {n, number}', { from: offset + 1, to: offset + data.data.length, n: data.total })}
            </span>
            <div className={styles.row}>
              <Button
                isSmall
                icon="chevron-left"
                isDisabled={offset === 0}
                onPress={() => setFilter({ ...filter, offset: Math.max(0, offset - LOG_PAGE) })}
              >
                {t('Previous')}
              </Button>
              <Button
                isSmall
                iconAfter="chevron-right"
                isDisabled={offset + data.data.length >= data.total}
                onPress={() => setFilter({ ...filter, offset: offset + LOG_PAGE })}
              >
                {t('Next')}
              </Button>
            </div>
          </div>
        </>
      )}
      <QuerySheet query={shown} names={names} onClose={() => setShown(undefined)} />
    </Page>
  )
}

function State({ query }: { query: LoggedQuery }) {
  if (query.status === 'failed') return <Badge tone="bad">{t('Failed')}</Badge>
  if (query.status === 'interrupted') return <Badge tone="warn">{t('Stopped')}</Badge>
  return query.cache_hit ? <Badge tone="accent">{t('From the cache')}</Badge> : <Badge tone="good">{t('Done')}</Badge>
}
