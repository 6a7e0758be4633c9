import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { unitTitle } from '../../i18n/units.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Choice/index.ts'
import { NumberInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { sayDates, type DateFilter, type DateUnit, type RelativeDates } from '../dates/index.ts'
import styles from './date-forms.module.css'
import { PRESETS } from './presets.ts'
import { UseDates } from './UseDates.tsx'

interface RelativeFormProps {
  value: DateFilter | null
  units: readonly DateUnit[]
  onChange(filter: DateFilter): void
}

const START: RelativeDates = { kind: 'relative', amount: -30, unit: 'day', includeCurrent: false, offset: null }

/** Dates counted from today: those that are often wanted, or a span such as the past 3 months, with or without this one. */
export function RelativeForm({ value, units, onChange }: RelativeFormProps) {
  const [span, setSpan] = useState<RelativeDates>(() =>
    value?.kind === 'relative' ? { ...value, amount: value.amount || START.amount, offset: null } : START,
  )
  const count = Math.max(Math.abs(span.amount), 1)
  const sign = span.amount > 0 ? 1 : -1
  const set = (changes: Partial<RelativeDates>): void => setSpan({ ...span, ...changes })
  return (
    <>
      <div className={styles.presets}>
        {PRESETS.map((preset) => (
          <Button key={sayDates(preset)} variant="quiet" isSmall onPress={() => onChange(preset)}>
            {sayDates(preset)}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Select
          aria-label={t('Direction')}
          options={[
            { id: 'past', label: t('Past') },
            { id: 'next', label: t('Next') },
          ]}
          value={sign > 0 ? 'next' : 'past'}
          onChange={(id) => set({ amount: (id === 'next' ? 1 : -1) * count })}
        />
        <span className={styles.count}>
          <NumberInput
            aria-label={t('How many')}
            minValue={1}
            value={count}
            isLive
            onChange={(next) => set({ amount: sign * Math.max(1, Math.round(next ?? 1)) })}
          />
        </span>
        <Select
          aria-label={t('Unit')}
          options={units.map((id) => ({ id, label: unitTitle(id) }))}
          value={span.unit}
          onChange={(unit) => set({ unit })}
        />
      </div>
      <Checkbox isSelected={span.includeCurrent} onChange={(includeCurrent) => set({ includeCurrent })}>
        {t('Include the current one')}
      </Checkbox>
      <UseDates filter={span} onChange={onChange} />
    </>
  )
}
