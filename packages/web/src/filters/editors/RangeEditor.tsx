import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { NumberInput } from '../../ui/Form/index.ts'
import { itemsOf } from '../types/parts.ts'
import type { EditorProps } from './editors.ts'
import styles from './editors.module.css'
import { ValueForm } from './ValueForm.tsx'

/** Two numbers that values lie between, or one of them. */
export function RangeEditor({ value, onChange, close }: EditorProps) {
  const [first = null, second = null] = itemsOf(value).map((one) => (one === null ? null : Number(one)))
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(second)
  function apply(): void {
    const isTurned = from !== null && to !== null && from > to
    onChange(isTurned ? [to, from] : [from, to])
    close()
  }
  return (
    <ValueForm onSubmit={apply}>
      <div className={styles.row}>
        <NumberInput label={t('From')} value={from} onChange={setFrom} autoFocus />
        <NumberInput label={t('To')} value={to} onChange={setTo} />
      </div>
    </ValueForm>
  )
}
