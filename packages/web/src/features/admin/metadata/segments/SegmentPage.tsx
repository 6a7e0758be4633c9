import { useQuery } from '@tanstack/react-query'
import { segmentOptions } from '../../../../api/segment.ts'
import { t } from '../../../../i18n/t.ts'
import { useAddressSearch, usePathPart } from '../../../../lib/address/index.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { MetadataFrame } from '../MetadataFrame.tsx'
import { SegmentForm } from './SegmentForm.tsx'

/** A segment, or a new one. */
export function SegmentPage() {
  const text = usePathPart('id')
  const search = useAddressSearch()
  const id = text === undefined ? undefined : Number(text)
  const { data: segment, error } = useQuery({ ...segmentOptions(id ?? 0), enabled: id !== undefined })
  const tableId = /^\d{1,9}$/.test(String(search.table)) ? Number(search.table) : undefined
  return (
    <MetadataFrame tab="segments">
      {id === undefined ? (
        <SegmentForm segment={undefined} tableId={tableId} />
      ) : error !== null ? (
        <Problem title={t('The segment could not be loaded')}>{error.message}</Problem>
      ) : segment === undefined ? (
        <Skeleton height={320} radius="card" />
      ) : (
        <SegmentForm key={`${segment.id} ${segment.updated_at}`} segment={segment} tableId={segment.table_id} />
      )}
    </MetadataFrame>
  )
}
