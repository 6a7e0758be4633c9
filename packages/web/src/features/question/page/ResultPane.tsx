import { useMemo, useState, type Ref } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CollectionId } from '../../../api/collection.ts'
import type { Result } from '../../../api/dataset.ts'
import { ApiError } from '../../../api/errors.ts'
import { locale, t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { MenuItem } from '../../../ui/Menu/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Running } from '../../../ui/Running/Running.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import {
  Picture,
  type AskSorted,
  type ChosenRange,
  type DrawnChart,
  type PictureHit,
} from '../../../viz/Picture/index.ts'
import { RowsAge } from '../../../viz/RowsAge/RowsAge.tsx'
import { WaitsFor } from '../../running/index.ts'
import { ChartEvents, EventsButton, sayDay, useChartTimelines } from '../../timelines/index.ts'
import type { Column, QuestionDraft } from '../../../models/question/index.ts'
import { DrillMenu } from '../drill-menu/index.ts'
import { filterByRange } from '../drill/index.ts'
import styles from './question.module.css'

interface ResultPaneProps {
  name: string
  /** Where it lies; null for a question that lies nowhere yet. */
  collection: CollectionId | null
  draft: QuestionDraft
  answer: UseQueryResult<Result>
  /** What is wrong with the question, when it cannot be asked. */
  errors: readonly string[]
  /** The question was changed since it was asked, and is not asked by itself. */
  isStale: boolean
  onRun(): void
  /** Asks what stored models were made of. */
  onSource(): void
  /** Stops it in the database. */
  onStop(): void
  /** Somebody has stopped it. */
  isStopped: boolean
  onSettings(patch: Readonly<Record<string, unknown>>): void
  /** Columns that the last stage can refer to. */
  visible: readonly Column[]
  /** Left out for whoever may not ask further. */
  onDrill?: ((draft: QuestionDraft) => void) | undefined
  /** The draft within a range of its axis; left out where it cannot be narrowed. */
  onNarrow?: ((draft: QuestionDraft) => void) | undefined
  drawn: Ref<DrawnChart>
  /** Of the saved question that is run; null for one that is not saved, or changed. */
  cardId: number | null
  /** Where the tab keeps the colors of its series. */
  keptAs: string
  askSorted: AskSorted
}

/** The answer; the one before stays, paler, until the next is there. A mark opens what can be asked from it. */
export function ResultPane(props: ResultPaneProps) {
  const { name, draft, answer, errors, isStale, isStopped, onRun, onSettings, visible, onDrill, onNarrow } = props
  const [hit, setHit] = useState<PictureHit | null>(null)
  const result = answer.data
  const failure = answer.error?.message ?? (result?.status === 'failed' ? result.error : undefined)
  const isOld = answer.isFetching || isStopped || errors.length > 0
  const settings = useMemo(() => draft.visualization_settings, [draft.visualization_settings])
  const timelines = useChartTimelines({
    display: draft.display,
    settings,
    result: failure === undefined ? result?.data : undefined,
    collection: props.collection,
  })
  const narrowed = ({ column, from, to }: Omit<ChosenRange, 'kind'>) =>
    result === undefined ? null : filterByRange(draft, { columns: result.data.cols, column, from, to })
  const day = dayOfHit(hit, timelines.axis, result)
  return (
    <section className={styles.result} aria-label={t('Result')} aria-busy={answer.isFetching}>
      <div className={styles.picture} data-old={(isOld && result !== undefined) || undefined}>
        {failure !== undefined && !answer.isFetching ? (
          isForbidden(answer) ? (
            <Problem title={t("You don't have access to this data")}>{t('Ask an administrator for access.')}</Problem>
          ) : (
            <Problem title={t('The query failed')} onRetry={() => void answer.refetch()}>
              {failure}
            </Problem>
          )
        ) : isStopped && result === undefined ? null : result === undefined || failure !== undefined ? (
          errors.length > 0 && !answer.isFetching ? (
            <Problem title={t('This question cannot run yet')}>{errors[0]}</Problem>
          ) : (
            <Skeleton />
          )
        ) : (
          <Picture
            display={draft.display}
            settings={settings}
            result={result.data}
            label={name}
            keptAs={props.keptAs}
            isWhole={result.data.rows_truncated === undefined}
            askSorted={props.askSorted}
            {...(onDrill !== undefined && { onHit: setHit })}
            onSettings={onSettings}
            drawn={props.drawn}
            {...timelines.picture}
            {...(onNarrow !== undefined && {
              onRange: (range: ChosenRange) => {
                const next = narrowed(range)
                if (next !== null) onNarrow(next)
              },
            })}
          />
        )}
      </div>
      {answer.isFetching && (
        <Running onStop={props.onStop}>
          <WaitsFor card={props.cardId} />
        </Running>
      )}
      {(isStale || isStopped) && !answer.isFetching && (
        <div className={styles.stale}>
          {isStopped && <p role="status">{t('You stopped the query.')}</p>}
          <Button icon="play" variant="primary" onPress={onRun}>
            {t('Run')}
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <span role="status">{result?.status === 'completed' && sayResult(result)}</span>
        {result?.status === 'completed' && <RowsAge data={result.data} onSource={props.onSource} />}
        <EventsButton of={timelines} />
      </div>
      {onDrill !== undefined && (
        <DrillMenu draft={draft} hit={hit} visible={visible} onClose={() => setHit(null)} onDrill={onDrill}>
          {day !== null && timelines.mayAdd && (
            <MenuItem
              icon="event"
              description={sayDay(day)}
              onAction={() => timelines.ask({ kind: 'event', event: null, day })}
            >
              {t('Add an event here')}
            </MenuItem>
          )}
        </DrillMenu>
      )}
      <ChartEvents of={timelines} />
    </section>
  )
}

function isForbidden({ error, data }: UseQueryResult<Result>): boolean {
  return (error instanceof ApiError && error.status === 403) || data?.error_type === 'missing-required-permissions'
}

/** The day on which what a mark stands for begins, on an axis of time. */
function dayOfHit(hit: PictureHit | null, axis: number | null, result: Result | undefined): string | null {
  const [row] = hit?.rows ?? []
  if (axis === null || row === undefined) return null
  const cell = result?.data.rows[row]?.[axis]
  return typeof cell === 'string' && /^\d{4}-\d\d-\d\d/.test(cell) ? cell.slice(0, 10) : null
}

function sayResult({ row_count, running_time, data, cached }: Result): string {
  const number = new Intl.NumberFormat(locale())
  const rows =
    data.rows_truncated === undefined
      ? t('{n, plural, one {# row} other {# rows}}', { n: row_count })
      : t('The first {n} rows', { n: number.format(row_count) })
  const time = cached ? t('from the cache') : t('{ms} ms', { ms: number.format(running_time ?? 0) })
  return `${rows} · ${time}`
}
