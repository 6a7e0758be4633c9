import { useId, useState, type FocusEvent } from 'react'
import { t } from '../../i18n/t.ts'
import { Button } from '../Button/Button.tsx'
import styles from './CopyField.module.css'

interface CopyFieldProps {
  label: string
  /** Shown whole, and copied as it is. */
  value: string
}

/** A text to be taken elsewhere, such as a link, a key or some lines of SQL, with a button that copies it. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId()
  const lines = value.split('\n').length
  const shown = {
    id,
    className: styles.value,
    value,
    readOnly: true,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.currentTarget.select(),
  }
  const [state, setState] = useState<'fresh' | 'copied' | 'refused'>('fresh')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        {lines === 1 ? <input {...shown} /> : <textarea {...shown} rows={lines} spellCheck={false} />}
        <Button icon={state === 'copied' ? 'check' : 'copy'} onPress={() => void copy()}>
          {state === 'copied' ? t('Copied') : t('Copy')}
        </Button>
      </div>
      <span role="status" className={styles.note}>
        {state === 'refused' && t('The browser does not allow copying here. Select the text and copy it.')}
      </span>
    </div>
  )
}
