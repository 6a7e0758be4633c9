import { memo, useMemo, useState, type ReactNode } from 'react'
import type { DashboardCard } from '../../api/dashboard.ts'
import { locale, t } from '../../i18n/t.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Running } from '../../ui/Running/Running.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Tip } from '../../ui/Tooltip/Tip.tsx'
import { withAdded } from '@querent/viz/series/index.ts'
import { Picture, type AskSorted, type DrawnChart, type PictureHit } from '../../viz/Picture/index.ts'
import { RowsAge } from '../../viz/RowsAge/RowsAge.tsx'
import type { CardRun } from './runs.ts'
import styles from './CardFrame.module.css'

interface PictureTools {
  title: string
  settings: Readonly<Record<string, unknown>>
  isTable: boolean
  onTable(isTable: boolean): void
  /** The chart that is shown, if there is one. */
  chart: DrawnChart | null
}

export interface CardFrameProps {
  card: DashboardCard
  run: CardRun | undefined
  /** Where its title leads. */
  href?: string | null
  /** Names of filters that have a value and do nothing here. */
  ignored?: string
  /** Names of required filters that have no value yet. */
  awaited?: string
  /** Filters in its head. */
  filters?: ReactNode
  tools?: (tools: PictureTools) => ReactNode
  onHit?: ((hit: PictureHit) => void) | undefined
  onRetry?: () => void
  /** Asks what stored models were made of. */
  onSource?: () => void
  /** Stops its question in the database. */
  onStop?: () => void
  askSorted?: AskSorted | undefined
  /** In words, for readers who may know. */
  waitsFor?: ReactNode
}

/** A question on a dashboard: its title and its picture, or what kept it from being there. */
export const CardFrame = memo(function CardFrame(props: CardFrameProps) {
  const { card: dashcard, run, href = null, ignored = '', awaited = '' } = props
  const { filters, tools, onHit, onRetry, onSource, onStop, askSorted, waitsFor } = props
  const { card, visualization_settings: own } = dashcard
  const [isTable, setTable] = useState(false)
  const display = card?.display ?? 'table'
  const [chart, setChart] = useState<DrawnChart | null>(null)
  const settings = useMemo(() => merged(card?.visualization_settings, own), [card, own])
  const title = String(settings['card.title'] ?? card?.name ?? '')
  const isWaiting = awaited !== ''
  const shownRun: Partial<CardRun> = isWaiting ? NOT_RUN : (run ?? {})
  const { result, isRunning = true, since, isStopped = false, failure, isRefused = false } = shownRun
  const error = failure ?? (result?.status === 'failed' ? (result.error ?? t('The question failed.')) : undefined)
  const shown = useMemo(() => withAdded(settings, result?.data.cols), [settings, result])
  return (
    <section className={styles.card} aria-label={title} aria-busy={isRunning} tabIndex={-1} data-frame={dashcard.id}>
      <header className={styles.head}>
        <h2 className={styles.title} title={title}>
          {href === null ? (
            title
          ) : (
            <Link variant="quiet" href={href}>
              {title}
            </Link>
          )}
        </h2>
        {ignored !== '' && (
          <Tip text={t('Not filtered by {names}', { names: ignored })}>
            <button
              type="button"
              className={styles.ignored}
              aria-label={t('Not filtered by {names}', { names: ignored })}
            >
              {t('unfiltered')}
            </button>
          </Tip>
        )}
        {filters}
        {tools !== undefined && !isWaiting && (
          <span className={styles.tools}>{tools({ title, settings: shown, isTable, onTable: setTable, chart })}</span>
        )}
      </header>
      <div className={styles.body} data-display={display} data-old={(isRunning && result !== undefined) || undefined}>
        {isWaiting ? (
          <Empty isSmall icon="filter" title={t('Choose a value for {names}', { names: awaited })} />
        ) : isRefused ? (
          <Empty isSmall icon="lock" title={t("You don't have access to this data")} />
        ) : error !== undefined ? (
          <Problem title={t('The query failed')} isSmall {...(onRetry && { onRetry })}>
            {error}
          </Problem>
        ) : result === undefined && isStopped ? (
          <Problem title={t('You stopped the query.')} isSmall {...(onRetry && { onRetry })} />
        ) : result === undefined ? (
          <Skeleton height="100%" />
        ) : (
          <Picture
            display={isTable ? 'table' : display}
            settings={shown}
            result={result.data}
            label={title}
            keptAs={`dashboard card ${dashcard.id}`}
            fills
            isWhole={result.data.rows_truncated === undefined}
            askSorted={askSorted}
            drawn={setChart}
            {...(onHit && { onHit })}
          />
        )}
      </div>
      {result?.data?.rows_truncated !== undefined && error === undefined && !isRefused && (
        <p className={styles.cut}>
          {t('The first {n} rows', { n: new Intl.NumberFormat(locale()).format(result.data.rows_truncated) })}
        </p>
      )}
      {error === undefined && !isRefused && <RowsAge data={result?.data} onSource={onSource} />}
      {isRunning && since !== undefined && (
        <Running since={since} onStop={onStop}>
          {waitsFor}
        </Running>
      )}
      {isStopped && result !== undefined && (
        <p className={styles.stopped} role="status">
          {t('You stopped the query. These are the previous rows.')}
        </p>
      )}
    </section>
  )
}, isSame)

const NOT_RUN: CardRun = { isRunning: false }

const PLACE: ReadonlySet<string> = new Set(['row', 'col', 'size_x', 'size_y', 'dashboard_tab_id'])

/** A card that only moves is not drawn again: its picture measures its own room. */
function isSame({ card: one, ...before }: CardFrameProps, { card: other, ...after }: CardFrameProps): boolean {
  return isShallowlySame(before, after) && isShallowlySame(one, other, PLACE)
}

function isShallowlySame(one: object, other: object, besides: ReadonlySet<string> = NONE): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => besides.has(key) || Reflect.get(one, key) === Reflect.get(other, key))
}

const NONE: ReadonlySet<string> = new Set()

type Settings = Readonly<Record<string, unknown>>

/** Those of the dashboard's card over those of the question, column by column. */
function merged(question: Settings | undefined, own: Settings): Settings {
  const columns = { ...mapOf(question?.['column_settings']) }
  for (const [key, value] of Object.entries(mapOf(own['column_settings']))) {
    columns[key] = { ...mapOf(columns[key]), ...mapOf(value) }
  }
  return { ...question, ...own, ...(Object.keys(columns).length > 0 && { column_settings: columns }) }
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
