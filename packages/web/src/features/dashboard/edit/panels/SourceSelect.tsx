import { t } from '../../../../i18n/t.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import type { ClickSource } from '../../../../models/dashboard/click/index.ts'

interface SourceSelectProps {
  /** What gets the value. */
  label: string
  sources: readonly ClickSource[]
  value: ClickSource | undefined
  onChange(source: ClickSource | undefined): void
}

/** Where a value comes from: a column of what was clicked, or a filter of its dashboard. */
export function SourceSelect({ label, sources, value, onChange }: SourceSelectProps) {
  return (
    <Select
      label={label}
      options={[
        { id: '', label: t('Nothing') },
        ...sources.map((source) => ({
          id: keyOf(source),
          label: source.name ?? source.id,
          section: source.type === 'column' ? t('Columns') : t('Filters'),
        })),
      ]}
      value={value === undefined ? '' : keyOf(value)}
      onChange={(key) => onChange(sources.find((one) => keyOf(one) === key))}
    />
  )
}

const keyOf = ({ type, id }: ClickSource) => `${type} ${id}`
