import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Timeline, TimelineEventRecord } from '../../api/timeline.ts'
import { t } from '../../i18n/t.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/Menu/index.ts'
import { archiveTimeline, restoreTimeline } from './change.ts'
import { EventItem } from './EventItem.tsx'
import type { Asked } from './forms/Forms.tsx'
import { latestFirst } from './model.ts'
import styles from './timelines.module.css'

interface TimelineSectionProps {
  timeline: Timeline
  /** Its name, or what holds its name. */
  heading: ReactNode
  events: readonly TimelineEventRecord[]
  /** Those that one may write. */
  writable: readonly Timeline[]
  /** Events that were asked about. */
  current?: readonly number[]
  ask(asked: Asked): void
}

/** A timeline with its events, the latest first. */
export function TimelineSection({ timeline, heading, events, writable, current, ask }: TimelineSectionProps) {
  const client = useQueryClient()
  const mayWrite = timeline.collection.can_write
  const { id, name, description, archived } = timeline
  return (
    <section className={styles.timeline} aria-label={name}>
      <header className={styles.head}>
        <div className={styles.words}>
          {heading}
          {description !== null && description !== '' && <p className={styles.description}>{description}</p>}
        </div>
        {mayWrite && (
          <MenuTrigger>
            <IconButton icon="more" label={t('Actions for “{title}”', { title: name })} isSmall />
            <Menu placement="bottom end">
              {archived ? (
                <>
                  <MenuItem icon="restore" onAction={() => void restoreTimeline(client, timeline)}>
                    {t('Restore')}
                  </MenuItem>
                  <MenuItem icon="trash" isDanger onAction={() => ask({ kind: 'delete timeline', timeline })}>
                    {t('Delete forever')}
                  </MenuItem>
                </>
              ) : (
                <>
                  <MenuItem icon="plus" onAction={() => ask({ kind: 'event', event: null, timelineId: id })}>
                    {t('Add an event…')}
                  </MenuItem>
                  <MenuItem icon="pencil" onAction={() => ask({ kind: 'timeline', timeline })}>
                    {t('Change…')}
                  </MenuItem>
                  <MenuItem icon="archive" onAction={() => void archiveTimeline(client, timeline)}>
                    {t('Archive')}
                  </MenuItem>
                </>
              )}
            </Menu>
          </MenuTrigger>
        )}
      </header>
      {events.length === 0 ? (
        <p className={styles.none}>{t('No events')}</p>
      ) : (
        <ul className={styles.events}>
          {latestFirst(events).map((event) => (
            <EventItem
              key={event.id}
              event={event}
              mayWrite={mayWrite && !archived}
              others={writable.filter((other) => other.id !== id)}
              isCurrent={current?.includes(event.id) ?? false}
              ask={ask}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
