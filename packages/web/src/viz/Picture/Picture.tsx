import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { shapeOf, visualizationOf, type TimelineEvent } from '@querent/viz'
import type { ResultData } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Chart } from '../Chart/Chart.tsx'
import { Table } from '../Table/index.ts'
import { hitOfCell, hitOfMark, type PictureHit } from './hit.ts'
import { useFormat } from './use-format.ts'
import { useMap } from './use-map.ts'

const Pivot = lazy(async () => ({ default: (await import('../Pivot/index.ts')).Pivot }))
const Detail = lazy(async () => ({ default: (await import('../Detail/index.ts')).Detail }))

export interface PictureProps {
  /** As stored with a card. */
  display: string
  /** Of the card, with those of the dashboard's card over them. Keep the object while nothing changes in it. */
  settings: Readonly<Record<string, unknown>>
  result: ResultData
  /** Its accessible name. */
  label: string
  events?: readonly TimelineEvent[]
  /** All rows are here, so that tables put them in order themselves. */
  isWhole?: boolean
  /** Settings that were changed in the picture itself, such as the width of a column. */
  onSettings?(patch: Readonly<Record<string, unknown>>): void
  onHit?(hit: PictureHit): void
  /** Below a table. */
  footer?: ReactNode
}

/** A result as its display shows it, or as a table where the display cannot. Fills its container. */
export function Picture({ display, settings, result, label, onHit, onSettings, ...rest }: PictureProps) {
  const { data, format, formatCell } = useFormat(result, settings)
  const visualization = visualizationOf(display)
  const shape = useMemo(() => shapeOf(data), [data])
  const complete = useMemo(() => visualization?.complete(settings, shape), [visualization, settings, shape])
  const isDrawn = visualization !== undefined && complete !== undefined && visualization.fit(shape).score > 0
  const map = useMap(isDrawn && result.rows.length > 0 ? visualization.mapKey?.(complete, data) : undefined)
  if (result.rows.length === 0) {
    return (
      <Empty title={t('No rows')} isSmall>
        {t('The question was answered, and nothing fits it.')}
      </Empty>
    )
  }
  const ofCell = onHit && ((hit: Parameters<typeof hitOfCell>[0]) => onHit(hitOfCell(hit, result)))
  const tabular = {
    data: result,
    settings,
    format: formatCell,
    label,
    ...(ofCell && { onHit: ofCell }),
    ...(onSettings && { onSettings }),
  }
  if (display === 'pivot') {
    return (
      <Suspense>
        <Pivot {...tabular} />
      </Suspense>
    )
  }
  if (display === 'object') {
    return (
      <Suspense>
        <Detail {...tabular} />
      </Suspense>
    )
  }
  if (!isDrawn) {
    return <Table {...tabular} sortsHere={rest.isWhole ?? false} footer={rest.footer} />
  }
  // Loading: a picture without its land would jump.
  if (map === undefined) return null
  return (
    <Chart
      visualization={visualization}
      data={data}
      settings={complete}
      format={format}
      {...(map && { map })}
      {...(rest.events && { events: rest.events })}
      {...(onHit && { onHit: ({ hit, at }) => onHit(hitOfMark(hit, result, at)) })}
    />
  )
}
