import { t } from '../../i18n/t.ts'
import { unitTitle } from '../../i18n/units.ts'
import { Checkbox } from '../../ui/Choice/index.ts'
import { NumberInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import type { DateUnit } from '../dashboard/model/dates/index.ts'
import styles from './relative-dates.module.css'

export interface Span {
  /** Units before (negative) or after now. */
  amount: number
  unit: DateUnit
  /** With the unit that now is in. */
  isCurrentIn: boolean
}

interface RelativeFormProps {
  value: Span
  units: readonly DateUnit[]
  onChange(value: Span): void
}

/** A span counted from today: `past 3 months`, with or without this one. */
export function RelativeForm({ value, units, onChange }: RelativeFormProps) {
  const count = Math.max(Math.abs(value.amount), 1)
  const sign = value.amount > 0 ? 1 : -1
  return (
    <>
      <div className={styles.row}>
        <Select
          aria-label={t('Direction')}
          options={[
            { id: 'past', label: t('Past') },
            { id: 'next', label: t('Next') },
          ]}
          value={sign > 0 ? 'next' : 'past'}
          onChange={(id) => onChange({ ...value, amount: (id === 'next' ? 1 : -1) * count })}
        />
        <NumberInput
          aria-label={t('How many')}
          minValue={1}
          value={count}
          onChange={(next) => onChange({ ...value, amount: sign * (next ?? 1) })}
        />
        <Select
          aria-label={t('Unit')}
          options={units.map((id) => ({ id, label: unitTitle(id) }))}
          value={value.unit}
          onChange={(unit) => onChange({ ...value, unit })}
        />
      </div>
      <Checkbox isSelected={value.isCurrentIn} onChange={(isCurrentIn) => onChange({ ...value, isCurrentIn })}>
        {t('With the current one')}
      </Checkbox>
    </>
  )
}
