import { useId, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import styles from './field.module.css'

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: string
  isOptional?: boolean
  children: ReactNode
}

/** Label, help and error around something that is no input of the kit: a group with a name. */
export function Field({ label, help, error, isOptional = false, children }: FieldProps) {
  const id = useId()
  const described = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} role="group" aria-labelledby={id} aria-describedby={described || undefined}>
      <span id={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {t('optional')}</span>}
      </span>
      {children}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
    </div>
  )
}
