import type { Column } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { FormRow, NumberInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { isOverTime, type Change } from '../model/condition.ts'

interface ChangeFieldsProps {
  change: Change
  /** Columns of the question, as far as they are known. */
  cols: readonly Column[] | undefined
  onChange(change: Change): void
}

/** By how much the value has to change, and since when. */
export function ChangeFields({ change, cols = [], onChange }: ChangeFieldsProps) {
  const { by, unit, direction, against, reasons = false } = change
  const set = (changes: Partial<Change>) => onChange({ ...change, ...changes })
  return (
    <>
      <FormRow>
        <Select
          label={t('Direction')}
          value={direction}
          onChange={(next: Change['direction']) => set({ direction: next })}
          options={directions()}
        />
        <NumberInput
          label={t('By at least')}
          value={by}
          onChange={(next) => next !== null && next > 0 && set({ by: next })}
          minValue={0}
          isLive
        />
        <Select
          label={t('Unit')}
          value={unit}
          onChange={(next: Change['unit']) => set({ unit: next })}
          options={units()}
        />
      </FormRow>
      <Select
        label={t('Compared with')}
        value={against}
        onChange={(next: Change['against']) => set({ against: next })}
        options={earlierRuns()}
      />
      {(reasons || isOverTime(cols)) && <ReasonsBox isSelected={reasons} onChange={(next) => set({ reasons: next })} />}
    </>
  )
}

/** Offered where the question is a number over time, whose change can be explained. */
function ReasonsBox(props: { isSelected: boolean; onChange(isSelected: boolean): void }) {
  return (
    <Checkbox {...props} help={t('The columns and rows that made the last period differ from the one before.')}>
      {t('With reasons')}
    </Checkbox>
  )
}

type Options<Key extends keyof Change> = { id: Change[Key]; label: string }[]

const directions = (): Options<'direction'> => [
  { id: 'both', label: t('Up or down') },
  { id: 'up', label: t('Up') },
  { id: 'down', label: t('Down') },
]

const units = (): Options<'unit'> => [
  { id: 'percent', label: t('Percent') },
  { id: 'value', label: t('Absolute') },
]

const earlierRuns = (): Options<'against'> => [
  { id: 'last-run', label: t('The last check') },
  { id: 'day', label: t('A day earlier') },
  { id: 'week', label: t('A week earlier') },
  { id: 'month', label: t('A month earlier') },
  { id: 'year', label: t('A year earlier') },
]
