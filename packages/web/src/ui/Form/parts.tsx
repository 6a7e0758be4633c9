import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components/TextField'
import { t } from '../../i18n/t.ts'
import styles from './field.module.css'

/** What every field has. */
export interface FieldTexts {
  /** Seen above the field; fields without one take `aria-label`. */
  label?: ReactNode
  /** Below the field. */
  help?: ReactNode
  /** In place of what a `Form` knows. */
  error?: string
  /** Says so behind the label, where most fields are required. */
  isOptional?: boolean
  'aria-label'?: string
}

export function FieldLabel({ label, isOptional }: Pick<FieldTexts, 'label' | 'isOptional'>) {
  if (label === undefined) return null
  return (
    <Label className={styles.label}>
      {label}
      {isOptional === true && <span className={styles.optional}> {t('optional')}</span>}
    </Label>
  )
}

export function FieldHelp({ help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  return (
    <>
      <FieldError className={styles.error}>{error}</FieldError>
      {help !== undefined && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
    </>
  )
}
