/** Choices of tables and fields in words. */
import type { FieldOrder, ManagedField } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'

type FieldVisibility = ManagedField['visibility_type']

/** Where a field is shown; those that only older clients set stand only where they are set. */
export function fieldVisibilities(
  now?: FieldVisibility,
): { id: FieldVisibility; label: string; description: string }[] {
  return [
    { id: 'normal', label: t('Everywhere'), description: t('In tables, filters and questions') },
    { id: 'details-only', label: t('In details only'), description: t('When one row is looked at') },
    ...(now === 'hidden'
      ? [{ id: 'hidden' as const, label: t('Hidden'), description: t('Not offered, but results have it') }]
      : []),
    { id: 'sensitive', label: t('Nowhere'), description: t('Nobody can see or use it here') },
  ]
}

export function fieldVisibilityText(visibility: FieldVisibility): string {
  return fieldVisibilities(visibility).find(({ id }) => id === visibility)?.label ?? visibility
}

export function tableVisibilities() {
  return [
    { id: 'visible', label: t('Visible'), description: t('Offered wherever a table is chosen') },
    { id: 'hidden', label: t('Hidden'), description: t('Questions that use it keep working') },
    { id: 'technical', label: t('Hidden: technical'), description: t('Data that only programs need') },
    { id: 'cruft', label: t('Hidden: left over'), description: t('Of no use to anybody; no longer read') },
  ] as const
}

export function fieldOrders(): { id: FieldOrder; label: string; description: string }[] {
  return [
    { id: 'database', label: t('As in the database'), description: t('New columns come last') },
    { id: 'alphabetical', label: t('By name'), description: t('From A to Z') },
    { id: 'smart', label: t('By meaning'), description: t('Keys and names first') },
    { id: 'custom', label: t('My own order'), description: t('By dragging, or Alt with ↑ and ↓') },
  ]
}

export function widgets(): { id: ManagedField['has_field_values']; label: string; description: string }[] {
  return [
    { id: 'list', label: t('A list of all values'), description: t('For up to a thousand of them') },
    { id: 'search', label: t('A search'), description: t('Values are found while one types') },
    { id: 'none', label: t('A plain input'), description: t('Nothing is offered') },
  ]
}
