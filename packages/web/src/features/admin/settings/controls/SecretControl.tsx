import { useState } from 'react'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Form/index.ts'
import type { ControlProps } from './types.ts'
import styles from '../settings.module.css'

/** A secret: never shown, replaced by another one or taken away. */
export function SecretControl({ setting, value, error, isDisabled, onSave }: ControlProps) {
  const isSet = typeof value === 'string' && value !== ''
  const [typed, setTyped] = useState('')

  function commit(): void {
    if (typed === '') return
    onSave(typed)
    setTyped('')
  }

  return (
    <div className={styles.beside}>
      <TextInput
        label={setting.label}
        help={setting.help}
        error={error}
        type="password"
        autoComplete="new-password"
        isDisabled={isDisabled}
        value={typed}
        onChange={setTyped}
        placeholder={isSet ? t('Saved, ends with {end}', { end: value.slice(-2) }) : ''}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      {typed !== '' && <Button onPress={commit}>{isSet ? t('Replace') : t('Save')}</Button>}
      {typed === '' && isSet && !isDisabled && <Button onPress={() => onSave(null)}>{t('Remove')}</Button>}
    </div>
  )
}
