import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collectionOptions, type CollectionId } from '../../../api/collection.ts'
import { collectionTimelinesOptions, timelinesOptions } from '../../../api/timeline.ts'
import { t } from '../../../i18n/t.ts'
import type { Action } from '../../../lib/actions.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { idOf, urls } from '../../../lib/urls.ts'
import { usePathPart } from '../../../lib/address/index.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Forms, type Asked } from '../forms/Forms.tsx'
import { isOf } from '../model.ts'
import { TimelineSection } from '../TimelineSection.tsx'
import { ArchivedTimelines } from './ArchivedTimelines.tsx'
import styles from '../timelines.module.css'

/** The timelines of a collection: what happened, as charts beside it show it. */
export function TimelinesPage() {
  const slug = usePathPart('slug') ?? ''
  const id = slug === 'root' ? 'root' : idOf(slug)
  if (id === undefined) return <Problem title={t('There is nothing here')}>{t('The link is incomplete.')}</Problem>
  return <Timelines key={id} id={id} />
}

function Timelines({ id }: { id: CollectionId }) {
  const collection = useQuery(collectionOptions(id))
  const live = useQuery(collectionTimelinesOptions(id, false))
  const { data: all = [] } = useQuery(timelinesOptions)
  const [view, setView] = useState<'current' | 'archived'>('current')
  const [asked, ask] = useState<Asked | null>(null)
  const place = id === 'root' ? t('Our analytics') : (collection.data?.name ?? '')
  const mayWrite = collection.data?.can_write === true
  const error = collection.error ?? live.error
  const writable = all
    .filter((timeline) => timeline.collection.can_write)
    .toSorted((a, b) => Number(isOf(b, id)) - Number(isOf(a, id)))
  const timelines = live.data ?? []
  const section = t('Events')
  const newTimeline: Action = {
    id: 'timelines.create',
    label: t('New timeline'),
    section,
    icon: 'plus',
    isAllowed: mayWrite,
    run: () => ask({ kind: 'timeline', timeline: null }),
  }
  const addEvent: Action = {
    id: 'timelines.event',
    label: t('Add an event'),
    section,
    icon: 'plus',
    isAllowed: mayWrite,
    run: () => ask({ kind: 'event', event: null }),
  }
  useActions([addEvent, newTimeline])
  return (
    <Page
      title={t('Events')}
      crumbs={[{ label: place, href: urls.collection({ id, name: collection.data?.name ?? null }) }]}
      description={t('They are shown on the time axes of charts in this collection.')}
      actions={
        mayWrite && (
          <>
            <Button icon="plus" onPress={newTimeline.run}>
              {newTimeline.label}
            </Button>
            {timelines.length > 0 && (
              <Button variant="primary" icon="plus" onPress={addEvent.run}>
                {addEvent.label}
              </Button>
            )}
          </>
        )
      }
    >
      {mayWrite && (
        <div className={styles.bar}>
          <Segmented
            label={t('Which events')}
            segments={[
              { id: 'current', label: t('Current') },
              { id: 'archived', label: t('Archived') },
            ]}
            value={view}
            onChange={setView}
            isWide
          />
        </div>
      )}
      {error !== null ? (
        <Problem title={t('The events could not be loaded')} onRetry={() => void live.refetch()}>
          {error.message}
        </Problem>
      ) : live.data === undefined ? (
        <Skeleton height={200} radius="card" />
      ) : view === 'archived' ? (
        <ArchivedTimelines id={id} live={timelines} writable={writable} ask={ask} />
      ) : timelines.length === 0 ? (
        <Empty
          icon="event"
          title={t('No events yet')}
          action={
            mayWrite && (
              <Button variant="primary" icon="plus" onPress={addEvent.run}>
                {addEvent.label}
              </Button>
            )
          }
        >
          {t('Events such as a release or a holiday are shown on the time axes of charts.')}
        </Empty>
      ) : (
        <div className={styles.timelines}>
          {timelines.map((timeline) => (
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
      )}
      <Forms
        asked={asked}
        timelines={writable.filter((timeline) => isOf(timeline, id) || asked?.kind !== 'event' || asked.event !== null)}
        collection={id}
        onClose={() => ask(null)}
      />
    </Page>
  )
}
