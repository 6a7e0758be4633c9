import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actionRunsOptions, type ActionRun, type ActionRunFilter } from '../../../api/action-run.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { momentText } from './model.ts'
import { useNames } from './names.ts'
import { ExecutionFilters, stateText } from './parts/ExecutionFilters.tsx'
import { ExecutionSheet } from './parts/ExecutionSheet.tsx'
import styles from './parts/operation.module.css'

/** What people wrote to connected databases, newest first. */
export function ExecutionsPage() {
  const [filter, setFilter] = useState<ActionRunFilter>({})
  const [shown, setShown] = useState<ActionRun>()
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...actionRunsOptions(filter),
    placeholderData: keepPreviousData,
  })
  const { people } = useNames()
  const rows = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Page
      title={t('Executions')}
      description={t('Actions that people ran, and rows that they changed in place. Entries are kept for 90 days.')}
      isWide
    >
      <ExecutionFilters filter={filter} onChange={setFilter} people={people} />
      {data === undefined && error !== null ? (
        <Problem title={t('The log could not be loaded.')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      ) : data === undefined ? (
        <Skeleton height={360} radius="card" />
      ) : rows.length === 0 ? (
        <Empty icon="search" title={t('No matching entries')} />
      ) : (
        <>
          <Runs rows={rows} isOld={isPlaceholderData} onShow={setShown} />
          <div className={styles.foot}>
            <span role="status">{t('{n, plural, one {# entry} other {# entries}} shown', { n: rows.length })}</span>
            {hasNextPage && (
              <Button isSmall isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {t('Show older')}
              </Button>
            )}
          </div>
        </>
      )}
      <ExecutionSheet run={shown} onClose={() => setShown(undefined)} />
    </Page>
  )
}

interface RunsProps {
  rows: readonly ActionRun[]
  isOld: boolean
  onShow(run: ActionRun): void
}

function Runs({ rows, isOld, onShow }: RunsProps) {
  return (
    <DataTable
      label={t('Executions')}
      rows={rows}
      keyOf={({ id }) => id}
      isOld={isOld}
      columns={[
        { id: 'when', title: t('When'), cell: ({ started_at }) => momentText(started_at) },
        { id: 'who', title: t('Person'), cell: ({ user }) => user?.common_name ?? t('A guest') },
        {
          id: 'what',
          title: t('What'),
          isLong: true,
          cell: (run) => (
            <button type="button" className={styles.open} onClick={() => onShow(run)}>
              {run.table_id === null ? run.name : t('Rows of {name}', { name: run.name })}
            </button>
          ),
        },
        { id: 'state', title: t('Result'), cell: ({ state }) => stateText(state) },
        { id: 'rows', title: t('Rows'), isWide: true, cell: ({ changed_rows }) => changed_rows ?? '–' },
      ]}
    />
  )
}
