import type { FormEvent, ReactNode } from 'react'
import { Form as Base } from 'react-aria-components/Form'
import styles from './Form.module.css'

interface FormProps {
  /** By name of the field, as the server answers them; an error goes away when its field is edited. */
  errors?: Readonly<Record<string, string | string[]>>
  onSubmit?(event: FormEvent<HTMLFormElement>): void
  id?: string
  /** `native` holds invalid values back, `aria` only shows them. */
  validation?: 'native' | 'aria'
  children: ReactNode
}

/** Fields below each other. It never reloads the page. */
export function Form({ errors, onSubmit, id, validation = 'native', children }: FormProps) {
  return (
    <Base
      id={id}
      className={styles.form}
      validationErrors={errors === undefined ? undefined : { ...errors }}
      validationBehavior={validation}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(event)
      }}
    >
      {children}
    </Base>
  )
}

/** Fields, or buttons at the end of a form, beside each other. */
export function FormRow({ children, isEnd = false }: { children: ReactNode; isEnd?: boolean }) {
  return <div className={isEnd ? `${styles.row} ${styles.end}` : styles.row}>{children}</div>
}
