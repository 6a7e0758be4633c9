import { lazy, Suspense, useMemo, type ReactNode, type Ref } from 'react'
import { shapeOf, type TimelineEvent } from '@querent/viz'
import type { ResultData } from '../../api/dataset.ts'
import { withLocalNames } from '../../i18n/server-names.ts'
import { t } from '../../i18n/t.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Boundary } from '../../ui/Problem/Boundary.tsx'
import { Chart, type ChosenDay, type DrawnChart } from '../Chart/Chart.tsx'
import type { ChosenRange } from '../Chart/use-brush.ts'
import type { AskSorted } from './CutTable.tsx'
import type { CellHook } from '../Table/index.ts'
import { hitOfCell, hitOfMark, type PictureHit } from './hit.ts'
import { hasGroups, plainRows } from '@querent/viz/grid/index.ts'
import { Unfolded } from './Unfolded.tsx'
import { useFormat } from './use-format.ts'
import { useMap } from './use-map.ts'
import { useVisualization } from './use-visualization.ts'

const Table = lazy(async () => ({ default: (await import('../Table/index.ts')).Table }))
const CutTable = lazy(async () => ({ default: (await import('./CutTable.tsx')).CutTable }))
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
  /** Where the tab keeps the colors and axes of its series: a name that no other picture has, such as `card 7`. */
  keptAs?: string | undefined
  events?: readonly TimelineEvent[]
  /** All rows are here, so that tables put them in order themselves. */
  isWhole?: boolean
  /** Where they are not, how the server is asked to sort them; without it they stay as they came. */
  askSorted?: AskSorted | undefined
  /** Settings that were changed in the picture itself, such as the width of a column. */
  onSettings?(patch: Readonly<Record<string, unknown>>): void
  onHit?(hit: PictureHit): void
  /** A mark of events was pressed: their places among those given. */
  onEvents?(places: readonly number[]): void
  /** A range of an axis in order was chosen. */
  onRange?(range: ChosenRange): void
  /** A day of a time axis was asked about. */
  onDay?(chosen: ChosenDay): void
  /** The chart, while one is shown. */
  drawn?: Ref<DrawnChart> | undefined
  /** Cells of a table that somebody works on. */
  cells?: CellHook | undefined
  /** Below a table. */
  footer?: ReactNode
  /** True: a table takes the whole width, as on a card. */
  fills?: boolean
}

/** A result as its display shows it, or as a table where the display cannot. Fills its container. */
export function Picture({ display, result, ...props }: PictureProps) {
  const isPivot = display === 'pivot' && hasGroups(result)
  const shown = useMemo(() => withLocalNames(isPivot ? result : plainRows(result)), [isPivot, result])
  if (display === 'table' && props.settings['table.pivot'] === true) {
    const { onHit: _hit, onSettings: _settings, askSorted: _sorted, ...rest } = props
    return (
      <Boundary of={shown}>
        <Unfolded result={shown} settings={props.settings}>
          {(table) =>
            table === null ? (
              <Drawn {...props} display="table" result={shown} />
            ) : (
              <Drawn {...rest} display="table" {...table} />
            )
          }
        </Unfolded>
      </Boundary>
    )
  }
  return (
    <Boundary of={shown}>
      <Drawn {...props} display={display === 'pivot' && !isPivot ? 'table' : display} result={shown} />
    </Boundary>
  )
}

function Drawn({ display, settings, result, label, onHit, onSettings, ...rest }: PictureProps) {
  const { data, format, formatCell } = useFormat(result, settings)
  const visualization = useVisualization(display)
  const shape = useMemo(() => shapeOf(data), [data])
  const complete = useMemo(() => visualization?.complete(settings, shape), [visualization, settings, shape])
  const isDrawn = visualization != null && complete !== undefined && visualization.fit(shape).score > 0
  const mapKey = isDrawn && result.rows.length > 0 ? visualization.mapKey?.(complete, data) : undefined
  const map = useMap(mapKey, visualization?.readMap)
  if (result.rows.length === 0) {
    return (
      <Empty title={t('No rows')} isSmall>
        {t('The query returned no rows.')}
      </Empty>
    )
  }
  const ofCell = onHit && ((hit: Parameters<typeof hitOfCell>[0]) => onHit(hitOfCell(hit, result)))
  const tabular = {
    data: result,
    settings,
    label,
    ...(ofCell && { onHit: ofCell }),
    ...(onSettings && { onSettings }),
  }
  if (display === 'pivot') {
    return (
      <Suspense>
        <Pivot {...tabular} format={formatCell} fills={rest.fills ?? false} />
      </Suspense>
    )
  }
  if (display === 'object') {
    return (
      <Suspense>
        <Detail {...tabular} format={formatCell} />
      </Suspense>
    )
  }
  if (visualization === undefined) return null
  if (!isDrawn) {
    const { isWhole = false, fills = false, footer, askSorted } = rest
    return (
      <Suspense>
        {isWhole || askSorted === undefined ? (
          <Table
            {...tabular}
            format={formatCell}
            sortsHere={isWhole}
            fills={fills}
            footer={footer}
            cells={rest.cells}
          />
        ) : (
          <CutTable {...tabular} onHit={onHit} ask={askSorted} fills={fills} footer={footer} />
        )}
      </Suspense>
    )
  }
  // A picture without its land would jump.
  if (map === undefined) return <Skeleton height="100%" />
  return (
    <Chart
      visualization={visualization}
      data={data}
      settings={complete}
      format={format}
      {...(map && { map })}
      {...(rest.events && { events: rest.events })}
      drawn={rest.drawn}
      keptAs={rest.keptAs}
      onRange={rest.onRange}
      onDay={rest.onDay}
      {...((onHit ?? rest.onEvents) && {
        onHit: ({ hit, at }) =>
          hit.events === undefined
            ? onHit?.(hitOfMark(hit, result, at))
            : rest.onEvents?.(hit.events.map(({ place }) => place)),
      })}
    />
  )
}
