import { useState } from 'react'
import type { Segment } from '../../../../api/segment.ts'
import { useXRays } from '../../../../api/x-ray.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import styles from '../metadata.module.css'

interface SegmentRowProps {
  segment: Segment
  /** Undefined while it is not known. */
  table: { name: string; within: string | undefined } | undefined
}

/** A segment with its filter in words. */
export function SegmentRow({ segment, table }: SegmentRowProps) {
  const [isAsking, setAsking] = useState(false)
  const hasXRays = useXRays()
  const { id, name, description, definition_description: filter } = segment
  const place = [table?.within, table?.name].filter(Boolean).join(' · ')
  return (
    <li>
      <Icon name="filter" />
      <div className={styles.segmentWords}>
        <Link href={urls.segment(id)} variant="quiet">
          {name}
        </Link>
        {description !== null && description !== '' && <p>{description}</p>}
        <p className={styles.note}>{[place, filter].filter(Boolean).join(' · ')}</p>
      </div>
      {hasXRays && (
        <Link href={urls.xRay(`segment/${id}`)} variant="quiet" icon="sparkles">
          {t('X-ray')}
        </Link>
      )}
      <IconButton icon="archive" label={t('Retire {name}', { name })} onPress={() => setAsking(true)} />
      <RetireDialog segment={segment} isOpen={isAsking} onOpenChange={setAsking} />
    </li>
  )
}
