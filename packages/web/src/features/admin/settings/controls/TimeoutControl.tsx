import { t } from '../../../../i18n/t.ts'
import { Switch } from '../../../../ui/Choice/index.ts'
import { NumberInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { readTimeout, writeTimeout, type Timeout } from '../model.ts'
import type { ControlProps } from './types.ts'
import styles from '../settings.module.css'

const FIRST: Timeout = { amount: 8, unit: 'hours' }

/** A time after which something ends, or none. */
export function TimeoutControl({ setting, value, error, isDisabled, onSave }: ControlProps) {
  const timeout = readTimeout(value)
  const change = (next: Partial<Timeout>) => timeout !== null && onSave(writeTimeout({ ...timeout, ...next }))
  return (
    <>
      <Switch
        isSelected={timeout !== null}
        isDisabled={isDisabled}
        help={setting.help}
        onChange={(isOn) => onSave(isOn ? writeTimeout(FIRST) : null)}
      >
        {setting.label}
      </Switch>
      {timeout !== null && (
        <div className={styles.amount}>
          <NumberInput
            aria-label={t('Amount')}
            minValue={1}
            step={1}
            isDisabled={isDisabled}
            value={timeout.amount}
            onChange={(amount) => amount !== null && amount !== timeout.amount && change({ amount })}
          />
          <Select
            aria-label={t('Unit')}
            isDisabled={isDisabled}
            value={timeout.unit}
            onChange={(unit) => change({ unit })}
            options={[
              { id: 'minutes', label: t('minutes') },
              { id: 'hours', label: t('hours') },
              { id: 'days', label: t('days') },
            ]}
          />
        </div>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </>
  )
}
