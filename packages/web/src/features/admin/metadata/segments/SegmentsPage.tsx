import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { databasesOptions, tablesOptions } from '../../../../api/database.ts'
import { segmentsOptions, type Segment } from '../../../../api/segment.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../../ui/Form/index.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { MetadataFrame } from '../MetadataFrame.tsx'
import { SegmentRow } from './SegmentRow.tsx'
import styles from '../metadata.module.css'

/** All segments: filters with a name that questions use. */
export function SegmentsPage() {
  const { data: segments, error, refetch, isFetching } = useQuery(segmentsOptions)
  const { data: tables } = useQuery(tablesOptions)
  const { data: databases } = useQuery(databasesOptions)
  const [text, setText] = useState('')
  const places = useMemo(() => {
    const names = new Map((databases ?? []).map(({ id, name }) => [id, name]))
    return new Map(
      (tables ?? []).map((table) => [
        table.id,
        { name: table.display_name, within: (databases?.length ?? 0) > 1 ? names.get(table.db_id) : undefined },
      ]),
    )
  }, [tables, databases])
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const shown = (segments ?? []).filter(({ name, description, table_id }: Segment) => {
    const all = `${name} ${description ?? ''} ${places.get(table_id)?.name ?? ''}`.toLocaleLowerCase()
    return words.every((word) => all.includes(word))
  })
  const create = (
    <Link variant="button" icon="plus" href={urls.newSegment()}>
      {t('New segment')}
    </Link>
  )
  return (
    <MetadataFrame tab="segments">
      {error !== null && (
        <Problem title={t('The segments could not be loaded')} isRetrying={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      )}
      {segments === undefined && error === null && <Skeleton height={160} radius="card" />}
      {segments?.length === 0 && (
        <Empty icon="filter" title={t('No segments yet')} action={create}>
          {t(
            'A segment is a filter with a name, such as “active customers”. Anybody who asks a question about its table can use it.',
          )}
        </Empty>
      )}
      {segments !== undefined && segments.length > 0 && (
        <>
          <div className={styles.tools}>
            <div className={styles.find}>
              <SearchInput label={t('Find a segment')} value={text} onChange={setText} />
            </div>
            <span className={styles.gap} />
            {create}
          </div>
          {shown.length === 0 ? (
            <p className={styles.note}>{t('No segment matches “{text}”', { text })}</p>
          ) : (
            <ul className={styles.segments}>
              {shown.map((segment) => (
                <SegmentRow key={segment.id} segment={segment} table={places.get(segment.table_id)} />
              ))}
            </ul>
          )}
        </>
      )}
    </MetadataFrame>
  )
}
