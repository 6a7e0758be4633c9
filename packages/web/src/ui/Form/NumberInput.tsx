import { Button, Group, Input, NumberField, type NumberFieldProps } from 'react-aria-components/NumberField'
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
}

/** A number in the reader's way of writing; the arrow keys change it by its step. */
export function NumberInput(props: NumberInputProps) {
  const { label, help, error, isOptional, value, onChange, placeholder, suffix, hasSteps, ...rest } = props
  return (
    <NumberField
      {...rest}
      value={value === null ? Number.NaN : value}
      onChange={onChange === undefined ? undefined : (next) => onChange(Number.isNaN(next) ? null : next)}
      isInvalid={error === undefined ? undefined : true}
      className={styles.field}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Group className={styles.box}>
        <Input placeholder={placeholder} className={`${styles.input} ${styles.number}`} />
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
