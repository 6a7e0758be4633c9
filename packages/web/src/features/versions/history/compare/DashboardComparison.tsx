import type { Dashboard } from '../../../../api/dashboard.ts'
import { t } from '../../../../i18n/t.ts'
import { titleOf } from '../../../../models/dashboard/draft/index.ts'
import { align, compareCards, compareTabs, joinChanged } from '../model/index.ts'
import { CardChanges } from './CardChanges.tsx'
import { Differences, type DifferenceRow, type Names } from './Differences.tsx'
import { factRows } from './facts.ts'
import { LayoutMap } from './LayoutMap.tsx'
import styles from './compare.module.css'

/** What of a dashboard can differ. */
export type ComparedDashboard = Pick<Dashboard, 'name' | 'description' | 'width' | 'auto_apply_filters'> &
  Pick<Dashboard, 'parameters' | 'dashcards' | 'tabs'>

interface DashboardComparisonProps {
  before: ComparedDashboard
  after: ComparedDashboard
  names: Names
}

/** How two versions of a dashboard differ: where its cards stand, and what else was changed. */
export function DashboardComparison({ before, after, names }: DashboardComparisonProps) {
  const cards = compareCards(before, after)
  const tabs = compareTabs(before.tabs, after.tabs)
  const width = (value: Dashboard['width']) => (value === 'full' ? t('Full width') : t('Fixed width'))
  const facts = factRows([
    [t('Name'), before.name, after.name],
    [t('Description'), before.description, after.description],
    [t('Width'), width(before.width), width(after.width)],
    [t('Auto-apply filters'), before.auto_apply_filters, after.auto_apply_filters],
  ])
  const tabRows = tabs
    .filter(({ mark }) => mark !== 'same')
    .map(({ mark, before: one, after: other }, at): DifferenceRow => {
      return { key: `tab ${at}`, mark, title: t('Tab'), before: one?.name ?? null, after: other?.name ?? null }
    })
  const rows = [...facts, ...tabRows, ...filterRows(before, after)]
  const shown = tabs.length === 0 ? [null] : tabs
  const changed = cards.filter(({ mark }) => mark !== 'same')
  return (
    <div className={styles.comparison}>
      {rows.length === 0 && changed.length === 0 && (
        <p className={styles.note}>{t('No differences in what is shown here.')}</p>
      )}
      <Differences title={t('Name and filters')} names={names} rows={rows} />
      <CardChanges pairs={changed} />
      {changed.length > 0 &&
        shown.map((tab, at) => {
          const on = (side: 'before' | 'after') =>
            cards.filter((pair) => {
              const card = pair[side]
              return card !== null && (tab === null || card.dashboard_tab_id === tab[side]?.id)
            })
          const [ones, others] = [on('before'), on('after')]
          if (![...ones, ...others].some(({ mark }) => mark !== 'same')) return null
          return (
            <section key={at} className={styles.section}>
              <h3 className={styles.heading}>
                {tab === null ? t('Layout') : t('Layout of “{tab}”', { tab: tab.name })}
              </h3>
              <div className={styles.maps}>
                <LayoutMap name={names.before} pairs={ones} side="before" titleOf={titleOf} />
                <LayoutMap name={names.after} pairs={others} side="after" titleOf={titleOf} />
              </div>
            </section>
          )
        })}
    </div>
  )
}

function filterRows(before: ComparedDashboard, after: ComparedDashboard): DifferenceRow[] {
  const [ones, others] = [before.parameters, after.parameters].map((list) =>
    list.map((parameter) => ({ id: parameter.id, name: parameter.name, text: JSON.stringify(parameter) })),
  )
  const pairs = align(ones ?? [], others ?? [], (one, other) => one.text === other.text)
  return joinChanged(pairs, (one, other) => one.id === other.id)
    .filter(({ mark }) => mark !== 'same')
    .map(({ mark, before: one, after: other }, at) => ({
      key: `filter ${at}`,
      mark,
      title: t('Filter'),
      before: one?.name ?? null,
      after: other?.name ?? null,
    }))
}
