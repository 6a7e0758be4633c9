import type { Card } from '../../../../api/card.ts'
import { t } from '../../../../i18n/t.ts'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { wordOfKind } from '../../../../models/items/item/index.ts'
import { useSteps, type SaidStep } from '../../../../models/question/step-words/index.ts'
import { align, joinChanged } from '../model/index.ts'
import { columnRows } from './columns.ts'
import { Differences, type DifferenceRow, type Names } from './Differences.tsx'
import { factRows, settingRows } from './facts.ts'
import { LineDiff } from './LineDiff.tsx'
import { sayDisplay } from './say-setting.ts'
import { sqlOf } from './sql.ts'
import styles from './compare.module.css'

/** What of a question can differ. */
export type ComparedCard = Pick<Card, 'name' | 'description' | 'type' | 'display' | 'dataset_query'> &
  Pick<Card, 'visualization_settings'> &
  Partial<Pick<Card, 'result_metadata'>>

interface CardComparisonProps {
  before: ComparedCard
  after: ComparedCard
  names: Names
}

/** How two versions of a question differ: its steps or its SQL, and how its answer is shown. */
export function CardComparison({ before, after, names }: CardComparisonProps) {
  const sql = { before: sqlOf(before.dataset_query), after: sqlOf(after.dataset_query) }
  const steps = { before: useSteps(before.dataset_query), after: useSteps(after.dataset_query) }
  const isSql = sql.before !== null || sql.after !== null
  const facts = factRows([
    [t('Name'), before.name, after.name],
    [t('Description'), before.description, after.description],
    [t('Kind'), wordOfKind(before.type), wordOfKind(after.type)],
    [t('Display'), sayDisplay(before.display), sayDisplay(after.display)],
  ])
  const settings = settingRows(before.visualization_settings, after.visualization_settings, after.display)
  const columns = columnRows(before, after)
  if (!isSql && (steps.before === undefined || steps.after === undefined)) return <Skeleton lines={6} />
  const rows = steps.before && steps.after ? stepRows(steps.before, steps.after) : null
  const [one, other] = [before.dataset_query, after.dataset_query].map((query) => JSON.stringify(query, null, 2))
  const isSameQuery = isSql
    ? sql.before === sql.after
    : rows === null
      ? one === other
      : rows.every(({ mark }) => mark === 'same')
  const isSame = facts.length === 0 && settings.length === 0 && columns.length === 0 && isSameQuery
  return (
    <div className={styles.comparison}>
      {isSame && <p className={styles.note}>{t('No differences in what is shown here.')}</p>}
      <Differences title={t('Name and appearance')} names={names} rows={facts} />
      {isSameQuery ? null : isSql ? (
        <LineDiff title={t('SQL')} before={sql.before ?? ''} after={sql.after ?? ''} />
      ) : rows === null ? (
        <LineDiff title={t('Query')} before={one ?? ''} after={other ?? ''} />
      ) : (
        <Differences title={t('Steps')} names={names} rows={rows} />
      )}
      <Differences title={t('Columns')} names={names} rows={columns} />
      <Differences title={t('Settings')} names={names} rows={settings} />
    </div>
  )
}

function stepRows(before: readonly SaidStep[], after: readonly SaidStep[]): DifferenceRow[] {
  const pairs = align(before, after, (one, other) => one.key === other.key && one.label === other.label)
  return joinChanged(pairs, (one, other) => one.key === other.key).map((pair, at) => ({
    key: String(at),
    mark: pair.mark,
    title: (pair.after ?? pair.before)?.title ?? '',
    before: pair.before?.label ?? null,
    after: pair.after?.label ?? null,
  }))
}
