import { ColorField, type Color } from 'react-aria-components/ColorField'
import { Input } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel, type FieldTexts } from './parts.tsx'
import styles from './field.module.css'

interface ColorInputProps extends FieldTexts {
  /** Six digits, such as `#11644c`; null is none. */
  value: string | null
  /** The color in use while none is chosen, of the same form. */
  shown?: string
  onChange(value: string | null): void
  isDisabled?: boolean
}

/** A color: typed as digits, or from the sample that the browser shows. */
export function ColorInput({ label, help, error, isOptional, value, shown, onChange, ...rest }: ColorInputProps) {
  return (
    <ColorField
      {...rest}
      value={value}
      onChange={(color: Color | null) => onChange(color?.toString('hex') ?? null)}
      isInvalid={error === undefined ? undefined : true}
      className={styles.field}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <div className={styles.box}>
        <input
          type="color"
          className={styles.sample}
          aria-label={`${typeof label === 'string' ? label : (rest['aria-label'] ?? '')} ●`}
          value={value ?? shown ?? '#000000'}
          disabled={rest.isDisabled}
          onChange={(event) => onChange(event.target.value)}
        />
        <Input className={`${styles.input} ${styles.mono}`} placeholder={shown} />
      </div>
      <FieldHelp help={help} error={error} />
    </ColorField>
  )
}
