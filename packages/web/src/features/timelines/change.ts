/** Changes of timelines and events that need no form. */
import type { QueryClient } from '@tanstack/react-query'
import { changeEvent, changeTimeline, type Timeline, type TimelineEventRecord } from '../../api/timeline.ts'
import { t } from '../../i18n/t.ts'
import { toast } from '../../ui/Toast/index.ts'

/** Reads again what is shown of timelines. */
export const refreshTimelines = (client: QueryClient) => client.invalidateQueries({ queryKey: ['timeline'] })

interface Change {
  run(): Promise<unknown>
  undo?(): Promise<unknown>
  /** What has happened then. */
  text: string
}

/** Does it, and says so; Undo does the inverse. */
export async function change(client: QueryClient, { run, undo, text }: Change): Promise<void> {
  try {
    await run()
    toast({
      text,
      ...(undo && { action: { label: t('Undo'), run: () => void undo().finally(() => refreshTimelines(client)) } }),
    })
  } catch (error) {
    toast({
      text: t('Not done: {reason}', { reason: error instanceof Error ? error.message : String(error) }),
      tone: 'bad',
    })
  }
  await refreshTimelines(client)
}

export const archiveEvent = (client: QueryClient, { id, name }: TimelineEventRecord) =>
  change(client, {
    run: () => changeEvent(id, { archived: true }),
    undo: () => changeEvent(id, { archived: false }),
    text: t('“{name}” was archived', { name }),
  })

export const restoreEvent = (client: QueryClient, { id, name }: TimelineEventRecord) =>
  change(client, {
    run: () => changeEvent(id, { archived: false }),
    undo: () => changeEvent(id, { archived: true }),
    text: t('“{name}” was restored', { name }),
  })

export const moveEvent = (client: QueryClient, event: TimelineEventRecord, to: Timeline) =>
  change(client, {
    run: () => changeEvent(event.id, { timeline_id: to.id }),
    undo: () => changeEvent(event.id, { timeline_id: event.timeline_id }),
    text: t('“{name}” was moved to {timeline}', { name: event.name, timeline: to.name }),
  })

export const archiveTimeline = (client: QueryClient, { id, name }: Timeline) =>
  change(client, {
    run: () => changeTimeline(id, { archived: true }),
    undo: () => changeTimeline(id, { archived: false }),
    text: t('“{name}” and its events were archived', { name }),
  })

export const restoreTimeline = (client: QueryClient, { id, name }: Timeline) =>
  change(client, {
    run: () => changeTimeline(id, { archived: false }),
    undo: () => changeTimeline(id, { archived: true }),
    text: t('“{name}” and its events were restored', { name }),
  })
