import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form } from '../../ui/Form/index.ts'
import styles from './editors.module.css'

interface ValueFormProps {
  onSubmit(): void
  children: ReactNode
}

/** Fields of a value that is typed, and applied when it is complete. */
export function ValueForm({ onSubmit, children }: ValueFormProps) {
  return (
    <Form onSubmit={onSubmit}>
      <div className={styles.form}>
        {children}
        <div className={styles.foot}>
          <Button type="submit" variant="primary">
            {t('Apply')}
          </Button>
        </div>
      </div>
    </Form>
  )
}
