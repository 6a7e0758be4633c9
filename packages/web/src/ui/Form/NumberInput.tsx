import { useState } from 'react'
import { Button, Group, Input, NumberField, type NumberFieldProps } from 'react-aria-components/NumberField'
import { locale } from '../../i18n/t.ts'
import { readNumber } from '../../lib/typed-number.ts'
import { Icon } from '../Icon/Icon.tsx'
import { FieldHelp, FieldLabel, type FieldTexts } from './parts.tsx'
import styles from './field.module.css'

type Base = Omit<NumberFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'value' | 'onChange'>

interface NumberInputProps extends Base, FieldTexts {
  /** null is empty. */
  value?: number | null
  onChange?(value: number | null): void
  placeholder?: string
  suffix?: string
  /** Buttons for one more and one less, for small whole numbers. */
  hasSteps?: boolean
  /** Says the number while it is typed, not only when the field is left: where a button waits for it. */
  isLive?: boolean
}

/** A number in the reader's way of writing; the arrow keys change it by its step. */
export function NumberInput(props: NumberInputProps) {
  const { label, help, error, isOptional, value, onChange, placeholder, suffix, hasSteps, isLive, ...rest } = props
  // What was typed is not written anew under the typing hand.
  const [typed, setTyped] = useState<{ told: number | null; shown: number | null } | null>(null)
  const isTyped = typed !== null && typed.told === value
  const shown = isTyped ? typed.shown : value
  return (
    <NumberField
      {...rest}
      value={shown === null ? Number.NaN : shown}
      onChange={(next) => {
        setTyped(null)
        onChange?.(Number.isNaN(next) ? null : next)
      }}
      isInvalid={error === undefined ? undefined : true}
      className={styles.field}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Group className={styles.box}>
        <Input
          placeholder={placeholder}
          className={`${styles.input} ${styles.number}`}
          {...(isLive === true && {
            onInput: ({ currentTarget }) => {
              const told = readNumber(currentTarget.value, locale())
              setTyped({ told, shown: shown ?? null })
              onChange?.(told)
            },
          })}
        />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
        {hasSteps === true && (
          <>
            <Button slot="decrement" className={styles.inside}>
              <Icon name="minus" size={14} />
            </Button>
            <Button slot="increment" className={styles.inside}>
              <Icon name="plus" size={14} />
            </Button>
          </>
        )}
      </Group>
      <FieldHelp help={help} error={error} />
    </NumberField>
  )
}
