import { ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { ValueSource } from '../types/source.ts'
import { isChanged } from '../values/state.ts'
import { defaultOf, isEmpty, type FilterValues } from '../values/values.ts'
import { Filter } from './Filter.tsx'
import styles from './FilterBar.module.css'

interface FilterBarProps {
  parameters: readonly Parameter[]
  values: FilterValues
  source: ValueSource
  /** The values of these filters; {@link withValues} makes whole ones of them. */
  onChange(changes: FilterValues): void
  /** A filter that nobody has touched has its default, whatever that will be. */
  followsDefaults?: boolean
  /** Values wait to be applied; how many, and how. */
  pending?: { count: number; apply(): void }
}

/** Filters beside each other, each saying what it lets through. */
export function FilterBar(props: FilterBarProps) {
  const { parameters, values, source, onChange, followsDefaults = false, pending } = props
  const follows = ({ id }: Parameter) => followsDefaults && ownValue(values, id) === undefined
  const changed = parameters.some((parameter) => !follows(parameter) && isChanged(parameter, values))
  const filled = parameters.some(({ id, required }) => required !== true && !isEmpty(ownValue(values, id)))
  const setAll = (valueOf: (parameter: Parameter) => unknown): void =>
    onChange(Object.fromEntries(parameters.map((one) => [one.id, valueOf(one)])))
  return (
    <div className={styles.bar} role="group" aria-label={t('Filters')} data-filters>
      {parameters.map((parameter) => (
        <Filter
          key={parameter.id}
          parameter={parameter}
          value={ownValue(values, parameter.id) ?? null}
          standard={follows(parameter) ? defaultOf(parameter) : null}
          source={source}
          onChange={(value) => onChange({ [parameter.id]: value })}
        />
      ))}
      {changed && (
        <Button variant="quiet" onPress={() => setAll(defaultOf)}>
          {t('Reset')}
        </Button>
      )}
      {!changed && filled && (
        <Button
          variant="quiet"
          onPress={() => setAll(({ id, required }) => (required === true ? ownValue(values, id) : null))}
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
