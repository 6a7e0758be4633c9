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

/** The browser does not ask by itself: it would count the server's last refusal as a reason not to send again. */
const UNASKED = { noValidate: true }

/** Fields below each other. It never reloads the page. */
export function Form({ errors, onSubmit, id, validation = 'native', children }: FormProps) {
  return (
    <Base
      id={id}
      className={styles.form}
      validationErrors={errors === undefined ? undefined : { ...errors }}
      validationBehavior={validation}
      {...UNASKED}
      onSubmit={(event) => {
        event.preventDefault()
        if (validation === 'native' && !keepsItsRules(event.currentTarget)) return
        onSubmit?.(event)
      }}
    >
      {children}
    </Base>
  )
}

/**
 * Whether all fields keep rules of their own, such as being required; says so at those that do not. What the server refused is
 * no such rule: it may take the same values now, or another field may have been the cause.
 */
function keepsItsRules(form: HTMLFormElement): boolean {
  for (const element of form.elements) {
    if ('setCustomValidity' in element && typeof element.setCustomValidity === 'function') element.setCustomValidity('')
  }
  return form.checkValidity()
}

/** Fields, or buttons at the end of a form, beside each other. */
export function FormRow({ children, isEnd = false }: { children: ReactNode; isEnd?: boolean }) {
  return <div className={isEnd ? `${styles.row} ${styles.end}` : styles.row}>{children}</div>
}
