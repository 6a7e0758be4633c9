/** Choices of tables and fields in words. */
import type { FieldOrder, ManagedField } from '../../api/table.ts'
import { t } from '../../i18n/t.ts'

type FieldVisibility = ManagedField['visibility_type']

/** Where a field is shown; those that only older clients set stand only where they are set. */
export function fieldVisibilities(
  now?: FieldVisibility,
): { id: FieldVisibility; label: string; description: string }[] {
  return [
    { id: 'normal', label: t('Everywhere'), description: t('In tables, filters and questions') },
    { id: 'details-only', label: t('Only in detail views'), description: t('When a single row is viewed') },
    ...(now === 'hidden'
      ? [{ id: 'hidden' as const, label: t('Hidden'), description: t('Not offered, but included in results') }]
      : []),
    { id: 'sensitive', label: t('Nowhere'), description: t('Nobody can see or use it here') },
  ]
}

export function fieldVisibilityText(visibility: string): string {
  const all = fieldVisibilities(visibility === 'hidden' ? visibility : undefined)
  return all.find(({ id }) => id === visibility)?.label ?? visibility
}

export function tableVisibilities() {
  return [
    { id: 'visible', label: t('Visible'), description: t('Offered wherever a table can be chosen') },
    { id: 'hidden', label: t('Hidden'), description: t('Questions that use it keep working') },
    { id: 'technical', label: t('Hidden: technical'), description: t('Data that only programs use') },
    { id: 'cruft', label: t('Hidden: irrelevant'), description: t('Not useful; no longer read') },
  ] as const
}

export function fieldOrders(): { id: FieldOrder; label: string; description: string }[] {
  return [
    { id: 'database', label: t('As in the database'), description: t('New columns come last') },
    { id: 'alphabetical', label: t('Alphabetical'), description: t('From A to Z') },
    { id: 'smart', label: t('Smart'), description: t('Keys and names first') },
    { id: 'custom', label: t('Custom'), description: t('Drag, or press Alt with ↑ or ↓') },
  ]
}

export function widgets(): { id: ManagedField['has_field_values']; label: string; description: string }[] {
  return [
    { id: 'list', label: t('A list of all values'), description: t('For up to 1,000 values') },
    { id: 'search', label: t('Search box'), description: t('Finds values as people type') },
    { id: 'none', label: t('Input box'), description: t('No suggestions') },
  ]
}
