import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { Checkbox } from '../../ui/Choice/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { EXCLUDED, sayExcluded, type DateFilter, type DateUnit, type ExcludedUnit } from '../dates/index.ts'
import styles from './date-forms.module.css'
import { UseDates } from './UseDates.tsx'

interface ExcludeFormProps {
  value: DateFilter | null
  units: readonly DateUnit[]
  onChange(filter: DateFilter): void
}

/** All dates but some weekdays, months, quarters or hours. */
export function ExcludeForm({ value, units, onChange }: ExcludeFormProps) {
  const old = value?.kind === 'exclude' ? value : null
  const [unit, setUnit] = useState<ExcludedUnit>(old?.unit ?? 'days')
  const [without, setWithout] = useState<readonly number[]>(old?.values ?? [])
  const { words, first } = EXCLUDED[unit]
  const options: { id: ExcludedUnit; label: string }[] = [
    { id: 'days', label: t('Weekdays') },
    { id: 'months', label: t('Months') },
    { id: 'quarters', label: t('Quarters') },
    { id: 'hours', label: t('Hours') },
  ]
  function choose(next: ExcludedUnit): void {
    setUnit(next)
    setWithout([])
  }
  return (
    <>
      <Select
        aria-label={t('Date parts')}
        options={options.filter(({ id }) => id !== 'hours' || units.includes('hour'))}
        value={unit}
        onChange={choose}
      />
      <div className={styles.presets}>
        {words.map((_word, at) => (
          <Checkbox
            key={at}
            isSelected={!without.includes(at + first)}
            onChange={(isIn) => setWithout(toggled(without, at + first, isIn))}
          >
            {sayExcluded(at + first, unit)}
          </Checkbox>
        ))}
      </div>
      {without.length > 0 && <UseDates filter={{ kind: 'exclude', unit, values: without }} onChange={onChange} />}
    </>
  )
}

function toggled(without: readonly number[], value: number, isIn: boolean): readonly number[] {
  if (isIn) return without.filter((one) => one !== value)
  return [...without, value].toSorted((one, other) => one - other)
}
