import type { Parameter } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Filter } from './Filter.tsx'
import type { ValueSource } from './source.ts'
import { isDefault, isEmpty, type Values } from './values.ts'
import styles from './FilterBar.module.css'

interface FilterBarProps {
  parameters: readonly Parameter[]
  values: Values
  source: ValueSource
  onChange(values: Values): void
  /** Values wait to be applied; how many, and how. */
  pending?: { count: number; apply(): void }
}

/** Filters beside each other, each saying what it lets through. */
export function FilterBar({ parameters, values, source, onChange, pending }: FilterBarProps) {
  const changed = parameters.some((parameter) => !isDefault(parameter, values[parameter.id]))
  const filled = parameters.some(({ id, required }) => required !== true && !isEmpty(values[id]))
  return (
    <div className={styles.bar} role="group" aria-label={t('Filters')} data-filters>
      {parameters.map((parameter) => (
        <Filter
          key={parameter.id}
          parameter={parameter}
          value={values[parameter.id] ?? null}
          source={source}
          onChange={(value) => onChange({ ...values, [parameter.id]: value })}
        />
      ))}
      {changed && (
        <Button
          variant="quiet"
          onPress={() => onChange(Object.fromEntries(parameters.map((one) => [one.id, one.default ?? null])))}
        >
          {t('Reset')}
        </Button>
      )}
      {!changed && filled && (
        <Button
          variant="quiet"
          onPress={() =>
            onChange(Object.fromEntries(parameters.map((one) => [one.id, one.required ? values[one.id] : null])))
          }
        >
          {t('Clear')}
        </Button>
      )}
      {pending !== undefined && pending.count > 0 && (
        <Button variant="primary" onPress={pending.apply}>
          {t('{n, plural, one {Apply # change} other {Apply # changes}}', { n: pending.count })}
        </Button>
      )}
    </div>
  )
}
