/** Timelines as they are shown: which, when, and under which dates of a chart. */
import type { TimelineEvent } from '@querent/viz'
import type { CollectionId } from '../../api/collection.ts'
import type { EventIcon, Timeline, TimelineEventRecord } from '../../api/timeline.ts'
import { locale, t } from '../../i18n/t.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { instantOf, knownZone, wallTime } from './wall-time.ts'

/** The icons that timelines and events may have, and what they are called. */
export const eventIcons = (): readonly { id: EventIcon; label: string; icon: IconName }[] => [
  { id: 'star', label: t('Star'), icon: 'star' },
  { id: 'cake', label: t('Cake'), icon: 'cake' },
  { id: 'mail', label: t('Letter'), icon: 'mail' },
  { id: 'warning', label: t('Warning'), icon: 'warning' },
  { id: 'bell', label: t('Bell'), icon: 'bell' },
  { id: 'cloud', label: t('Cloud'), icon: 'cloud' },
]

export const isOf = (timeline: Timeline, collection: CollectionId | null): boolean =>
  collection !== null && (timeline.collection_id ?? 'root') === collection

/** Choices by timeline; those of the question's collection are shown unless they were hidden, others when they were chosen. */
type Choices = Readonly<Record<string, boolean>>

export function isShown(timeline: Timeline, collection: CollectionId | null, choices: Choices): boolean {
  return choices[timeline.id] ?? isOf(timeline, collection)
}

/** Choices as they are kept; none for what cannot be read. */
export function readChoices(text: string): Choices {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Choices) : {}
  } catch {
    return {}
  }
}

/** An event under a chart, and the event itself. */
interface ChartEvent extends TimelineEvent {
  id: number
}

/** The events of timelines, on the clock of a result. */
export function chartEvents(timelines: readonly Timeline[], zone: string): ChartEvent[] {
  return timelines.flatMap(({ events = [] }) =>
    events.map((event) => ({
      id: event.id,
      name: event.name,
      icon: event.icon,
      at: event.time_matters ? wallTime(event.timestamp, zone) : event.timestamp.slice(0, 10),
    })),
  )
}

/** The latest first. */
export function latestFirst(events: readonly TimelineEventRecord[]): TimelineEventRecord[] {
  return events.toSorted((a, b) => (a.timestamp === b.timestamp ? b.id - a.id : a.timestamp < b.timestamp ? 1 : -1))
}

/** Its date as people write it, with the time where that matters. */
export function sayWhen({ timestamp, time_matters: hasTime, timezone }: TimelineEventRecord): string {
  return new Intl.DateTimeFormat(locale(), {
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short' }),
    timeZone: hasTime ? knownZone(timezone) : 'UTC',
  }).format(Date.parse(timestamp))
}

export function sayDay(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))
}

/** Date and time of day as inputs have them; the time is empty where it does not matter. */
export function inputsOf({ timestamp, time_matters: hasTime, timezone }: TimelineEventRecord): {
  day: string
  time: string
} {
  if (!hasTime) return { day: timestamp.slice(0, 10), time: '' }
  const wall = wallTime(timestamp, timezone)
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** What is stored of a date and a time of day in a zone; without a time only the date counts. */
export function momentOf(
  day: string,
  time: string,
  zone: string,
): Pick<TimelineEventRecord, 'timestamp' | 'time_matters' | 'timezone'> {
  const timestamp = time === '' ? `${day}T00:00:00Z` : instantOf(`${day}T${time.slice(0, 5)}:00`, zone)
  return { timestamp, time_matters: time !== '', timezone: zone }
}
