import { useState, type FormEvent } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { NumberInput } from '../../../ui/Form/index.ts'
import styles from './builder.module.css'

interface LimitEditorProps {
  limit: number | null
  onChange(limit: number): void
  close(): void
}

/** How many rows at most. */
export function LimitEditor({ limit, onChange, close }: LimitEditorProps) {
  const [rows, setRows] = useState<number | null>(limit ?? 10)
  function save(event: FormEvent): void {
    event.preventDefault()
    if (rows === null || rows < 1) return
    onChange(Math.round(rows))
    close()
  }
  return (
    <form className={styles.formBody} onSubmit={save}>
      <NumberInput label={t('Maximum rows')} value={rows} onChange={setRows} minValue={1} autoFocus hasSteps isLive />
      <Button type="submit" variant="primary" isDisabled={rows === null || rows < 1}>
        {t('Use limit')}
      </Button>
    </form>
  )
}
