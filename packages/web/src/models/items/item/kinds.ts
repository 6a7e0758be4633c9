/** What kinds of things there are, in words and icons. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { t } from '../../../i18n/t.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'

const ICONS: Readonly<Record<string, IconName>> = lookup({
  card: 'question',
  question: 'question',
  dataset: 'model',
  model: 'model',
  metric: 'metric',
  dashboard: 'dashboard',
  collection: 'collection',
  table: 'table',
  database: 'database',
  segment: 'filter',
  action: 'action',
})

/** The icon of a kind. */
export function iconOfKind(model: string): IconName {
  return ICONS[model] ?? 'question'
}

/** The kind in one word. */
export function wordOfKind(model: string): string {
  const words: Readonly<Record<string, string>> = {
    card: t('Question'),
    question: t('Question'),
    dataset: t('Model'),
    model: t('Model'),
    metric: t('Metric'),
    dashboard: t('Dashboard'),
    collection: t('Collection'),
    table: t('Table'),
    database: t('Database'),
    segment: t('Segment'),
    action: t('Action'),
  }
  return words[model] ?? model
}
