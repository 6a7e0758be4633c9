import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { searchPagesOptions } from '../../api/search.ts'
import { t } from '../../i18n/t.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useAddressSearch } from '../../lib/address/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../ui/Form/index.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { RowList } from '../../ui/RowList/RowList.tsx'
import { Filters } from './Filters.tsx'
import { queryOf, readFilters, writeFilters, type SearchFilters } from './model.ts'
import { ResultRow } from './ResultRow.tsx'
import styles from './SearchPage.module.css'

const TYPING_MS = 200

/** All that the reader may see and that fits; further pages come as one scrolls. */
export function SearchPage() {
  const search = useAddressSearch()
  const navigate = useNavigate()
  const filters = readFilters(search)
  const [typed, setTyped] = useState(filters.q)
  const settled = useDebounced(typed, TYPING_MS)
  const change = (next: Partial<SearchFilters>, replace = false) =>
    void navigate({ to: '.', search: writeFilters({ ...filters, ...next }), replace })

  const written = useRef(filters.q)
  useEffect(() => {
    if (settled.trim() === written.current) return
    written.current = settled.trim()
    change({ q: settled.trim() }, true)
  }, [settled])
  useEffect(() => {
    if (filters.q === written.current) return
    written.current = filters.q
    setTyped(filters.q)
  }, [filters.q])

  const pages = useInfiniteQuery(searchPagesOptions(queryOf(filters)))
  const found = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const total = pages.data?.pages[0]?.total ?? 0
  const { hasNextPage, isFetching, fetchNextPage } = pages
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null || !hasNextPage || isFetching) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '400px',
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [hasNextPage, isFetching, fetchNextPage])

  const isFiltered = JSON.stringify(writeFilters({ ...filters, q: '' })) !== '{}'
  return (
    <Page title={t('Search')}>
      <div className={styles.field}>
        <SearchInput label={t('Names, descriptions, columns')} value={typed} onChange={setTyped} autoFocus />
      </div>
      <Filters filters={filters} onChange={change} />
      {pages.error !== null && (
        <Problem title={t('The search failed')} onRetry={() => void pages.refetch()}>
          {pages.error.message}
        </Problem>
      )}
      {pages.isPending && <Skeleton height={320} radius="card" />}
      {pages.data !== undefined && (
        <>
          <p className={styles.count} role="status">
            {t('{n, plural, =0 {Nothing found} one {# result} other {# results}}', { n: total })}
          </p>
          {found.length > 0 ? (
            <RowList isOld={pages.isPlaceholderData}>
              {found.map((item) => (
                <ResultRow key={`${item.model}-${item.id}`} item={item} searched={filters.q} />
              ))}
            </RowList>
          ) : (
            <Empty
              icon="search"
              title={
                filters.q === ''
                  ? t('Nothing matches these filters')
                  : t('No results for “{text}”', { text: filters.q })
              }
              action={
                isFiltered ? (
                  <Button onPress={() => change(readFilters({ q: filters.q }))}>{t('Clear the filters')}</Button>
                ) : undefined
              }
            >
              {isFiltered ? t('The filters may hide what you are looking for.') : t('Try fewer or other words.')}
            </Empty>
          )}
          <div ref={end} />
          {pages.isFetchingNextPage && <Skeleton lines={3} />}
        </>
      )}
    </Page>
  )
}
