import { t } from '../../i18n/t.ts'
import { Radio, RadioGroup } from '../../ui/Choice/index.ts'
import type { Engines } from './engines.ts'
import styles from './connect.module.css'

interface EngineChoiceProps {
  engines: Engines
  value: string | null
  onChange(engine: string): void
}

/** What kind of database it is. */
export function EngineChoice({ engines, value, onChange }: EngineChoiceProps) {
  const known = Object.entries(engines).filter(([id, engine]) => !engine['superseded-by'] || id === value)
  return (
    <div className={styles.engines}>
      <RadioGroup label={t('Engine')} isHorizontal value={value} onChange={onChange}>
        {known.map(([id, engine]) => (
          <Radio key={id} value={id}>
            {engine['driver-name']}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}
