import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import {
  EXCLUDED,
  sayDates,
  sayExcluded,
  type DateFilter,
  type ExcludedUnit,
} from '../../dashboard/model/dates/index.ts'
import { SaidDates } from '../../relative-dates/index.ts'
import styles from '../FilterBar.module.css'

interface ExcludeFormProps {
  value: Extract<DateFilter, { kind: 'exclude' }> | null
  onChange(value: DateFilter): void
}

/** All dates but some weekdays, months, quarters or hours. */
export function ExcludeForm({ value, onChange }: ExcludeFormProps) {
  const [unit, setUnit] = useState<ExcludedUnit>(value?.unit ?? 'days')
  const [without, setWithout] = useState<readonly number[]>(value?.values ?? [])
  const { words, first } = EXCLUDED[unit]
  const filter: DateFilter = { kind: 'exclude', unit, values: without }
  return (
    <>
      <Select
        aria-label={t('Parts of dates')}
        options={[
          { id: 'days' as const, label: t('Weekdays') },
          { id: 'months' as const, label: t('Months') },
          { id: 'quarters' as const, label: t('Quarters') },
          { id: 'hours' as const, label: t('Hours') },
        ]}
        value={unit}
        onChange={(next) => {
          setUnit(next)
          setWithout([])
        }}
      />
      <div className={styles.presets}>
        {words.map((_word, at) => (
          <Checkbox
            key={at}
            isSelected={!without.includes(at + first)}
            onChange={(isIn) =>
              setWithout(
                isIn
                  ? without.filter((one) => one !== at + first)
                  : [...without, at + first].toSorted((one, other) => one - other),
              )
            }
          >
            {sayExcluded(at + first, unit)}
          </Checkbox>
        ))}
      </div>
      {without.length > 0 && (
        <>
          <SaidDates text={sayDates(filter)} filter={filter} />
          <Button variant="primary" onPress={() => onChange(filter)}>
            {t('Use filter')}
          </Button>
        </>
      )}
    </>
  )
}
