import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form, TextInput } from '../../../ui/Form/index.ts'
import type { EditorProps } from '../FilterPopover.tsx'
import styles from '../FilterBar.module.css'

/** A text that values are compared with. */
export function TextEditor({ parameter, value, onChange, close }: EditorProps) {
  const [text, setText] = useState(value === null ? '' : [value].flat().join(', '))
  function apply(): void {
    onChange(text.trim() === '' ? null : [text.trim()])
    close()
  }
  return (
    <Form onSubmit={apply}>
      <div className={styles.form}>
        <TextInput aria-label={parameter.name} value={text} onChange={setText} autoFocus />
        <div className={styles.foot}>
          <Button type="submit" variant="primary">
            {t('Apply')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
