import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Card } from '../../api/card.ts'
import { answerOptions, describeOptions, runQuery } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { unitTitle } from '../../i18n/units.ts'
import { urls } from '../../lib/urls.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { PickerButton } from '../../ui/Picker/index.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import {
  clausesOf,
  columnsFor,
  firstTime,
  isStaged,
  type Description,
  type StagedQuery,
} from '../../models/question/index.ts'
import { DrillPicture, FilterTokens, useDescribed, useReached } from '../question/index.ts'
import {
  displayOf,
  filtering,
  formulaOf,
  grouped,
  groupingColumns,
  inUnits,
  keyOf,
  narrowed,
  questionAbout,
  readFilters,
} from './metric.ts'
import { useView } from './use-view.ts'
import styles from './models.module.css'

const UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const
const WHOLE = 'whole'
const NOTHING = 'nothing'

/** A metric over time, in the reader's units and split by a column. */
export function MetricChart({ card }: { card: Card }) {
  const { data, error, refetch } = useQuery(describeOptions(card.dataset_query))
  if (error !== null) {
    return (
      <Problem title={t('The query failed')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton height={360} radius="card" />
  if (!isStaged(data.query)) return <Problem title={t('Its steps cannot be read.')} />
  return <Explorer card={card} query={data.query} description={data} />
}

interface ExplorerProps {
  card: Card
  query: StagedQuery
  description: Description
}

function Explorer({ card, query, description }: ExplorerProps) {
  const columns = useMemo(() => columnsFor('breakout', 0, description), [description])
  const reached = useReached(description)[0]?.map(({ column }) => column) ?? []
  const split = groupingColumns([...columns, ...reached])
  const first = useMemo(() => firstTime(query, columns), [query, columns])
  const { view, setView } = useView(card)
  const own = String(first?.[1]['temporal-unit'] ?? WHOLE)
  const unit = UNITS.some((one) => one === view.unit) || view.unit === WHOLE ? String(view.unit) : own
  const by = split.find((column) => keyOf(column) === view.by) ?? null
  const time = first === null || unit === WHOLE ? null : inUnits(first, unit)
  const where = useMemo(() => readFilters(view.where), [view.where])
  const bare = useMemo(() => filtering(query, where), [query, where])
  const { description: filters } = useDescribed(bare)
  const asked = useMemo(() => narrowed(grouped(query, { time, by }), where), [query, time, by, where])
  const display = displayOf({ time, by })
  const columnSettings = card.visualization_settings['column_settings']
  const settings = useMemo(
    () => (columnSettings === undefined ? {} : { column_settings: columnSettings }),
    [columnSettings],
  )
  const { data, error, isFetching, refetch } = useQuery(answerOptions(asked, display, settings))
  const failure = error?.message ?? (data?.status === 'failed' ? data.error : undefined)
  return (
    <>
      <p className={styles.formula}>{formulaOf(query, [...columns, ...reached])}</p>
      <div className={styles.bar}>
        {first !== null && (
          <Select
            label={t('Over time')}
            options={[
              ...UNITS.map((id) => ({ id: id as string, label: unitTitle(id) })),
              { id: WHOLE, label: t('All time') },
            ]}
            value={unit}
            onChange={(next) => setView({ ...view, unit: next === own ? undefined : next })}
          />
        )}
        {split.length > 0 && (
          <div className={styles.by}>
            <span aria-hidden>{t('Split by')}</span>
            <PickerButton
              isWide
              label={t('Split by')}
              options={[
                { id: NOTHING, label: t('Nothing') },
                ...split.map((column) => ({ id: keyOf(column), label: column.display_name })),
              ]}
              value={by === null ? NOTHING : keyOf(by)}
              onChange={(next) => setView({ ...view, by: next === NOTHING ? undefined : next })}
            />
          </div>
        )}
        <div className={styles.where} role="group" aria-label={t('Filters')}>
          <FilterTokens
            isLinked
            query={bare}
            description={filters}
            onChange={(recipe) => {
              const next = clausesOf(recipe(bare), 0, 'filters')
              setView({ ...view, where: next.length === 0 ? undefined : JSON.stringify(next) })
            }}
          />
        </div>
        <span className={styles.open}>
          <Link
            href={urls.unsaved({
              dataset_query: narrowed(questionAbout(card, query.database, { time, by }), where),
              display,
              visualization_settings: settings,
            })}
            variant="button"
            icon="question"
          >
            {t('Open as a question')}
          </Link>
        </span>
      </div>
      <div className={styles.rows} aria-busy={isFetching}>
        {failure !== undefined ? (
          <Problem title={t('The query failed')} onRetry={() => void refetch()}>
            {failure}
          </Problem>
        ) : data === undefined ? (
          <Skeleton height="100%" radius="card" />
        ) : (
          <DrillPicture
            askSorted={(order, signal) => runQuery({ ...asked, sort_rows: order }, signal)}
            draft={{ dataset_query: asked, display, visualization_settings: settings }}
            result={data.data}
            label={card.name}
            keptAs={`question ${card.id}`}
          />
        )}
      </div>
    </>
  )
}
