/** Choices for one column or several. */
import type { KeptColumn } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { PickerButton } from '../../ui/Picker/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { labelOf, meaningsOfAll, NO_MEANING } from '../../models/metadata/index.ts'
import { visibilityOf, VISIBILITIES, type Visibility } from './columns.ts'

interface ChoiceProps<Value> {
  /** Its accessible name. */
  label: string
  columns: readonly KeptColumn[]
  onChange(value: Value): void
}

/** What the columns mean; only meanings that fit all of them are offered. */
export function MeaningButton({ label, columns, onChange }: ChoiceProps<string | null>) {
  const types = new Set(columns.map(({ semantic_type }) => semantic_type ?? null))
  const [only = null] = types.size === 1 ? types : []
  const options = meaningsOfAll(columns.map(typedOf))
  return (
    <PickerButton
      label={label}
      options={options.map(({ id, label: name, section }) => ({ id, label: name, ...(section !== '' && { section }) }))}
      value={types.size === 1 ? (only ?? NO_MEANING) : null}
      text={types.size === 1 ? labelOf(only) : t('Several')}
      isQuiet
      onChange={(id) => onChange(id === NO_MEANING ? null : id)}
    />
  )
}

/** Where a column is seen, in words. */
export function sayVisibility(visibility: Visibility): string {
  return { normal: t('Everywhere'), 'details-only': t('Only in detail views'), sensitive: t('Nowhere') }[visibility]
}

/** Where the columns are seen. */
export function ShownSelect({ label, columns, onChange }: ChoiceProps<Visibility>) {
  const [only = null, ...others] = new Set(columns.map(visibilityOf))
  return (
    <Select
      aria-label={label}
      options={VISIBILITIES.map((id) => ({ id, label: sayVisibility(id) }))}
      value={others.length > 0 ? null : only}
      placeholder={t('Several')}
      isQuiet
      onChange={onChange}
    />
  )
}

/** What the meanings of a column depend on. */
const typedOf = ({ base_type: base, effective_type: effective }: KeptColumn) => ({
  base_type: base ?? 'type/*',
  ...(effective != null && { effective_type: effective }),
})
