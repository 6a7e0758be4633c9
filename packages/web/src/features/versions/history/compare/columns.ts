/** How the columns of a model were described, and are. */
import type { Card, KeptColumn } from '../../../../api/card.ts'
import { t } from '../../../../i18n/t.ts'
import { fieldVisibilityText, labelOf } from '../../../../models/metadata/index.ts'
import type { DifferenceRow } from './Differences.tsx'
import { factRows } from './facts.ts'

type Described = Pick<Card, 'type'> & Partial<Pick<Card, 'result_metadata'>>

/** What was said of columns that both versions have, where it differs; columns themselves follow the query. */
export function columnRows(before: Described, after: Described): DifferenceRow[] {
  if (before.type !== 'model' || after.type !== 'model') return []
  const stored = new Map(before.result_metadata?.map((column) => [column.name, column]))
  return (after.result_metadata ?? []).flatMap((column) => {
    const old = stored.get(column.name)
    if (old === undefined) return []
    return factRows([
      [t('Name'), old.display_name, column.display_name],
      [t('Description'), old.description ?? null, column.description ?? null],
      [t('Type'), labelOf(old.semantic_type ?? null), labelOf(column.semantic_type ?? null)],
      [t('Shown'), shownOf(old), shownOf(column)],
      [t('Currency'), old.settings?.['currency'] ?? null, column.settings?.['currency'] ?? null],
    ]).map((row) => ({
      ...row,
      key: `${column.name}/${row.key}`,
      title: t('{column}: {fact}', { column: old.display_name ?? old.name, fact: row.title }),
    }))
  })
}

const shownOf = ({ visibility_type: visibility }: KeptColumn) => fieldVisibilityText(visibility ?? 'normal')
