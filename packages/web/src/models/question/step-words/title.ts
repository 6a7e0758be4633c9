import { t } from '../../../i18n/t.ts'
import type { StepKind } from '../steps.ts'

/** The name of a step. */
export function titleOfStep(kind: StepKind): string {
  const titles: Readonly<Record<StepKind, string>> = {
    source: t('Data'),
    native: t('SQL'),
    joins: t('Joined'),
    expressions: t('Custom columns'),
    filters: t('Filters'),
    aggregation: t('Summarize'),
    breakout: t('Group by'),
    fields: t('Columns'),
    'order-by': t('Sort'),
    limit: t('Limit'),
  }
  return titles[kind]
}
