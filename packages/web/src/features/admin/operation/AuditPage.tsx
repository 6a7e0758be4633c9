import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditActionsOptions, auditFile, auditOptions, type AuditEntry, type AuditFilter } from '../../../api/audit.ts'
import { t } from '../../../i18n/t.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { momentText } from './model.ts'
import { useNames, whoDid } from './names.ts'
import { AuditFilters } from './parts/AuditFilters.tsx'
import { AuditSheet } from './parts/AuditSheet.tsx'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import styles from './parts/operation.module.css'

const TYPING_MS = 250

/** Who did what, newest first. */
export function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({})
  const [shown, setShown] = useState<AuditEntry>()
  const text = useDebounced(filter.text, TYPING_MS)
  const asked = { ...filter, text: text === '' ? undefined : text }
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...auditOptions(asked),
    placeholderData: keepPreviousData,
  })
  const { data: actions = [] } = useQuery(auditActionsOptions)
  const { people } = useNames()
  const says = new Map(actions.map(({ action, description }) => [action, wordsOf(description)]))
  const rows = data?.pages.flatMap((page) => page.data) ?? []

  return (
    <Page
      title={t('Audit log')}
      description={t('Who did what, when and from where.')}
      isWide
      actions={
        <Link variant="button" icon="download" href={auditFile(asked)} target="_blank">
          {t('Download as CSV')}
        </Link>
      }
    >
      <AuditFilters filter={filter} onChange={setFilter} people={people} actions={actions} />
      {data === undefined && error !== null ? (
        <Problem title={t('The log could not be loaded.')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      ) : data === undefined ? (
        <Skeleton height={360} radius="card" />
      ) : rows.length === 0 ? (
        <Empty
          icon="search"
          title={t('No matching entries')}
          action={<Button onPress={() => setFilter({})}>{t('Clear the filters')}</Button>}
        />
      ) : (
        <>
          <DataTable
            label={t('Audit log')}
            rows={rows}
            keyOf={({ id }) => id}
            isOld={isPlaceholderData}
            columns={[
              { id: 'when', title: t('When'), cell: ({ timestamp }) => momentText(timestamp) },
              { id: 'who', title: t('Person'), cell: (entry) => whoDid(entry) },
              {
                id: 'what',
                title: t('What'),
                isLong: true,
                cell: (entry) => (
                  <button type="button" className={styles.open} onClick={() => setShown(entry)}>
                    {says.get(entry.action) ?? entry.action}
                  </button>
                ),
              },
              { id: 'name', title: t('About'), isWide: true, cell: ({ model_name }) => model_name ?? '–' },
              { id: 'address', title: t('Address'), isWide: true, cell: ({ address }) => address ?? '–' },
            ]}
          />
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
      <AuditSheet entry={shown} says={says} onClose={() => setShown(undefined)} />
    </Page>
  )
}

/** Its first sentence, without what is said for programs. */
function wordsOf(description: string): string {
  const [first = description] = description.split(/[:.](?:\s|$)/)
  return first
}
