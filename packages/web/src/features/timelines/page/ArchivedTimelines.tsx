import { useQueries, useQuery } from '@tanstack/react-query'
import type { CollectionId } from '../../../api/collection.ts'
import { collectionTimelinesOptions, wholeTimelineOptions, type Timeline } from '../../../api/timeline.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import type { Asked } from '../forms/Forms.tsx'
import { TimelineSection } from '../TimelineSection.tsx'
import styles from '../timelines.module.css'

interface ArchivedTimelinesProps {
  id: CollectionId
  live: readonly Timeline[]
  writable: readonly Timeline[]
  ask(asked: Asked): void
}

/** What was archived: whole timelines, and events of others. It can come back, or be deleted forever. */
export function ArchivedTimelines({ id, live, writable, ask }: ArchivedTimelinesProps) {
  const archived = useQuery(collectionTimelinesOptions(id, true))
  const whole = useQueries({ queries: live.map((timeline) => wholeTimelineOptions(timeline.id)) })
  const error = archived.error ?? whole.find((one) => one.error !== null)?.error ?? null
  if (error !== null) {
    return (
      <Problem title={t('The events could not be loaded')} onRetry={() => void archived.refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (archived.data === undefined || whole.some(({ data }) => data === undefined)) {
    return <Skeleton height={200} radius="card" />
  }
  const partly = whole.flatMap(({ data }) => {
    const events = (data?.events ?? []).filter((event) => event.archived)
    return data === undefined || events.length === 0 ? [] : [{ ...data, events }]
  })
  const shown = [...archived.data, ...partly]
  if (shown.length === 0) {
    return (
      <Empty icon="archive" title={t('No archived timelines')}>
        {t('Archived events stay here until they are restored or deleted.')}
      </Empty>
    )
  }
  return (
    <div className={styles.timelines}>
      {shown.map((timeline) => (
        <TimelineSection
          key={timeline.id}
          timeline={timeline}
          heading={
            <h2 className={styles.heading}>
              <Icon name={timeline.icon} />
              {timeline.name}
            </h2>
          }
          events={timeline.events ?? []}
          writable={writable}
          ask={ask}
        />
      ))}
    </div>
  )
}
