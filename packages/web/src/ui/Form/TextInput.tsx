import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Input, TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { FieldHelp, FieldLabel, type FieldTexts } from './parts.tsx'
import styles from './field.module.css'

type Base = Omit<TextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'onKeyDown'>

/** A value with what it is called. */
interface Suggestion {
  value: string
  label: string
}

interface TextInputProps extends Base, FieldTexts {
  placeholder?: string
  icon?: IconName
  /** Before and behind the text, such as a unit. */
  prefix?: string
  suffix?: ReactNode
  /** For code, names of tables and the like. */
  isMono?: boolean
  /** Offered while typing; others can be typed. */
  suggestions?: readonly (string | Suggestion)[]
  /** Of dates and times: `any` takes seconds and parts of them. */
  step?: 'any'
  inputRef?: Ref<HTMLInputElement>
  onKeyDown?(event: KeyboardEvent): void
}

/** One line of text. Errors come from `error`, the `Form` around it by its `name`, or its own rules. */
export function TextInput(props: TextInputProps) {
  const { label, help, error, isOptional, placeholder, icon, prefix, suffix, isMono, ...more } = props
  const { suggestions, step, inputRef, onKeyDown, ...rest } = more
  const listId = useId()
  const field = useRef<HTMLDivElement>(null)
  const isFirst = rest.autoFocus === true
  useEffect(() => {
    // What is suggested is replaced by typing, as after Tab.
    if (isFirst) field.current?.querySelector('input')?.select()
  }, [isFirst])
  return (
    <TextField ref={field} {...rest} isInvalid={error === undefined ? undefined : true} className={styles.field}>
      <FieldLabel label={label} isOptional={isOptional} />
      {/* Not on the field: that would keep every key from the page, ⌘S too. */}
      <div className={styles.box} onKeyDown={onKeyDown}>
        {icon !== undefined && <Icon name={icon} />}
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <Input
          ref={inputRef}
          {...(suggestions !== undefined && { list: listId })}
          placeholder={placeholder}
          step={step}
          className={isMono === true ? `${styles.input} ${styles.mono}` : styles.input}
        />
        {suggestions !== undefined && <Suggestions id={listId} values={suggestions} />}
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </div>
      <FieldHelp help={help} error={error} />
    </TextField>
  )
}

function Suggestions({ id, values }: { id: string; values: readonly (string | Suggestion)[] }) {
  return (
    <datalist id={id}>
      {values.map((one) => {
        const { value, label } = typeof one === 'string' ? { value: one, label: undefined } : one
        return (
          <option key={value} value={value}>
            {label}
          </option>
        )
      })}
    </datalist>
  )
}
