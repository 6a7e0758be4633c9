import { lazy, Suspense, useMemo } from 'react'
import {
  createFormat,
  readData,
  shapeOf,
  visualizationOf,
  type Data,
  type Format,
  type TimelineEvent,
} from '@querent/viz'
import type { ResultData } from '../../api/dataset.ts'
import { locale, t } from '../../i18n/t.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Chart, type ChosenHit } from '../Chart/Chart.tsx'
import { words } from './words.ts'

interface PictureProps {
  /** As stored with a card. */
  display: string
  settings: Readonly<Record<string, unknown>>
  result: ResultData
  /** Settings of the instance that decide how values are written. */
  customs?: { formatting?: Readonly<Record<string, unknown>>; startOfWeek?: string }
  events?: readonly TimelineEvent[]
  onHit?(chosen: ChosenHit): void
}

/** A result as its display shows it. Fills its container. */
export function Picture({ display, settings, result, customs, events, onHit }: PictureProps) {
  const data = useMemo(() => readData(result), [result])
  const shape = useMemo(() => shapeOf(data), [data])
  const format = useFormat(data, settings, customs)
  const visualization = visualizationOf(display)
  const complete = useMemo(() => visualization?.complete(settings, shape), [visualization, settings, shape])
  if (data.rows.length === 0) return <Empty title={t('No rows')}>{t('Nothing fits the filters.')}</Empty>
  if (visualization === undefined) return null
  return (
    <Chart
      visualization={visualization}
      data={data}
      settings={complete}
      format={format}
      {...(events && { events })}
      {...(onHit && { onHit })}
    />
  )
}
