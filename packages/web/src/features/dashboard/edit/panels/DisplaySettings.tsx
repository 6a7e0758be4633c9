import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { cardResultOptions } from '../../../../api/card.ts'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { t } from '../../../../i18n/t.ts'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import styles from '../edit.module.css'

/** With the settings of every display: loaded when somebody changes how a card looks. */
const SettingsPanel = lazy(async () => ({
  default: (await import('../../../../viz/SettingsPanel/index.ts')).SettingsPanel,
}))

interface DisplaySettingsProps {
  card: DashboardCard
  /** What changes; `undefined` takes the question's own setting again. */
  onChange(changes: Readonly<Record<string, unknown>>): void
}

/** How the question looks on this dashboard alone: over its own settings. */
export function DisplaySettings({ card, onChange }: DisplaySettingsProps) {
  const { data } = useQuery({
    ...cardResultOptions({
      id: card.card_id ?? 0,
      display: card.card?.display ?? '',
      dataset_query: card.card?.dataset_query,
    }),
    enabled: card.card_id !== null,
  })
  if (data?.status !== 'completed') return null
  const own = card.visualization_settings
  const stored = { ...card.card?.visualization_settings, ...own }
  function change(next: Readonly<Record<string, unknown>>): void {
    const removed = Object.keys(own).filter(
      (key) => !(key in next) && !key.startsWith('card.') && key !== 'click_behavior',
    )
    const changed = Object.entries(next).filter(([key, value]) => stored[key as keyof typeof stored] !== value)
    onChange({ ...Object.fromEntries(removed.map((key) => [key, undefined])), ...Object.fromEntries(changed) })
  }
  return (
    <>
      <h3 className={styles.subhead}>{t('Appearance on this dashboard')}</h3>
      <Suspense fallback={<Skeleton height={120} />}>
        <SettingsPanel
          display={card.card?.display ?? 'table'}
          settings={stored}
          result={data.data}
          onSettings={change}
        />
      </Suspense>
    </>
  )
}
