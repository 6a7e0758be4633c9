import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { TextArea as Area, TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { FieldHelp, FieldLabel, type FieldTexts } from './parts.tsx'
import styles from './field.module.css'

type Base = Omit<TextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'onKeyDown'>

interface TextAreaProps extends Base, FieldTexts {
  placeholder?: string
  isMono?: boolean
  onKeyDown?(event: KeyboardEvent): void
}

/** Several lines of text; grows with them up to 320 pixels. */
export function TextArea({ label, help, error, isOptional, placeholder, isMono, onKeyDown, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (element === null || CSS.supports('field-sizing', 'content')) return
    const fit = () => {
      element.style.blockSize = 'auto'
      element.style.blockSize = `${element.scrollHeight}px`
    }
    fit()
    element.addEventListener('input', fit)
    return () => element.removeEventListener('input', fit)
  }, [rest.value])
  return (
    <TextField {...rest} isInvalid={error === undefined ? undefined : true} className={styles.field}>
      <FieldLabel label={label} isOptional={isOptional} />
      <div className={styles.box} onKeyDown={onKeyDown}>
        <Area
          ref={area}
          placeholder={placeholder}
          className={[styles.input, styles.area, isMono === true ? styles.mono : ''].join(' ')}
        />
      </div>
      <FieldHelp help={help} error={error} />
    </TextField>
  )
}
