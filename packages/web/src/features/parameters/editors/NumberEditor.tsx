import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form, NumberInput } from '../../../ui/Form/index.ts'
import type { EditorProps } from '../FilterPopover.tsx'
import styles from '../FilterBar.module.css'

/** A number, or two that values lie between. */
export function NumberEditor({ parameter, value, onChange, close }: EditorProps) {
  const isBetween = parameter.type === 'number/between'
  const [first, second] = [value ?? []].flat().map(Number)
  const [from, setFrom] = useState<number | null>(first ?? null)
  const [to, setTo] = useState<number | null>(second ?? null)
  function apply(): void {
    if (from === null || (isBetween && to === null)) onChange(null)
    else onChange(isBetween && to !== null ? [Math.min(from, to), Math.max(from, to)] : [from])
    close()
  }
  return (
    <Form onSubmit={apply}>
      <div className={styles.form}>
        <div className={styles.row}>
          <NumberInput label={isBetween ? t('From') : parameter.name} value={from} onChange={setFrom} autoFocus />
          {isBetween && <NumberInput label={t('To')} value={to} onChange={setTo} />}
        </div>
        <div className={styles.foot}>
          <Button type="submit" variant="primary">
            {t('Apply')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
