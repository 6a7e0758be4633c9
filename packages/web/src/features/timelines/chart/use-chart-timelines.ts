/** The events under a chart, and what was asked about them. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { collectionOptions, type CollectionId } from '../../../api/collection.ts'
import type { ResultData } from '../../../api/dataset.ts'
import { timelinesOptions, type Timeline } from '../../../api/timeline.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { useTimeAxis, type ChosenDay, type PictureProps } from '../../../viz/Picture/index.ts'
import type { Asked } from '../forms/Forms.tsx'
import { chartEvents, isOf, isShown, readChoices } from '../model.ts'

interface ChartTimelinesInput {
  display: string
  settings: Readonly<Record<string, unknown>>
  result: ResultData | undefined
  /** Where the question lies; null for one that lies nowhere yet. */
  collection: CollectionId | null
}

const NONE: readonly Timeline[] = []

export interface ChartTimelines {
  /** Place of the column with the times of the axis; null where no events can stand. */
  axis: number | null
  /** For the `Picture`. */
  picture: Pick<PictureProps, 'events' | 'onEvents' | 'onDay'>
  /** Those of the question's collection first. */
  all: readonly Timeline[]
  writable: readonly Timeline[]
  collection: CollectionId | null
  /** True where one may add events. */
  mayAdd: boolean
  isShown(timeline: Timeline): boolean
  show(timeline: Timeline, isShown: boolean): void
  isOpen: boolean
  /** Opens the list, with events that are marked in it. */
  open(current?: readonly number[]): void
  close(): void
  current: readonly number[]
  /** The day that was asked about; null for none. */
  chosen: ChosenDay | null
  choose(chosen: ChosenDay | null): void
  asked: Asked | null
  ask(asked: Asked | null): void
}

/** Nothing is asked of the server, and nothing offered, unless the result has an axis of time. */
export function useChartTimelines({ display, settings, result, collection }: ChartTimelinesInput): ChartTimelines {
  const axis = useTimeAxis(display, settings, result)
  const isOffered = axis !== null
  const { data = NONE } = useQuery({ ...timelinesOptions, enabled: isOffered })
  const place = useQuery({ ...collectionOptions(collection ?? 'root'), enabled: isOffered })
  const [kept, keep] = useKept<string>('timelines.shown', '{}')
  const [current, setCurrent] = useState<readonly number[] | null>(null)
  const [chosen, choose] = useState<ChosenDay | null>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const choices = useMemo(() => readChoices(kept), [kept])
  const all = useMemo(
    () => data.toSorted((a, b) => Number(isOf(b, collection)) - Number(isOf(a, collection))),
    [data, collection],
  )
  const zone = result?.results_timezone ?? 'UTC'
  const events = useMemo(
    () =>
      chartEvents(
        all.filter((timeline) => isShown(timeline, collection, choices)),
        zone,
      ),
    [all, collection, choices, zone],
  )
  const writable = all.filter((timeline) => timeline.collection.can_write)
  const mayAdd = isOffered && (writable.length > 0 || place.data?.can_write === true)
  const open = (ids: readonly number[] = []) => setCurrent(ids)
  return {
    axis,
    picture: isOffered
      ? {
          events,
          onEvents: (places) => open(places.flatMap((at) => events[at]?.id ?? [])),
          ...(mayAdd && { onDay: choose }),
        }
      : {},
    all,
    writable,
    collection,
    mayAdd,
    isShown: (timeline) => isShown(timeline, collection, choices),
    show: (timeline, isOn) => keep(JSON.stringify({ ...choices, [timeline.id]: isOn })),
    isOpen: current !== null,
    open,
    close: () => setCurrent(null),
    current: current ?? [],
    chosen,
    choose,
    asked,
    ask,
  }
}
