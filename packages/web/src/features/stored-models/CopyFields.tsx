import type { CopyChoices, CopySource } from '../../api/copies.ts'
import { t } from '../../i18n/t.ts'
import { Checkbox } from '../../ui/Choice/index.ts'
import { NumberInput } from '../../ui/Form/index.ts'
import { GrowingFields } from './GrowingFields.tsx'
import { HOUR_S } from './words.ts'

/** A year, as the server has it. */
const MOST_HOURS = 8760

interface CopyFieldsProps {
  source: CopySource
  value: CopyChoices
  onChange(value: CopyChoices): void
}

/** How old the rows of a copy may be, whether its sums of floats may differ, and which rows a refresh reads. */
export function CopyFields({ source, value, onChange }: CopyFieldsProps) {
  const { max_age_s: age, accepts_float_sums: accepts } = value
  return (
    <>
      <NumberInput
        label={t('Oldest allowed age')}
        help={t('Questions read the source when the rows are older. Empty: any age.')}
        suffix={t('hours')}
        minValue={0}
        maxValue={MOST_HOURS}
        isLive
        isOptional
        value={age === null ? null : age / HOUR_S}
        onChange={(hours) => onChange({ ...value, max_age_s: secondsOf(hours) })}
      />
      <Checkbox
        isSelected={accepts}
        onChange={(next) => onChange({ ...value, accepts_float_sums: next })}
        help={t('Otherwise sums and averages of floating-point numbers are asked of the source.')}
      >
        {t('The last digits of sums may differ')}
      </Checkbox>
      {source.kind === 'table' && (
        <GrowingFields source={source} value={value.growing} onChange={(growing) => onChange({ ...value, growing })} />
      )}
    </>
  )
}

/** Nothing for no hours, and for none at all. */
const secondsOf = (hours: number | null): number | null =>
  hours === null || hours <= 0 ? null : Math.max(1, Math.round(hours * HOUR_S))
