import type { ReactNode } from 'react'
import { RadioButton, RadioField, RadioGroup as BaseGroup, Text } from 'react-aria-components/RadioGroup'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Form/index.ts'
import styles from './Choice.module.css'

interface RadioGroupProps extends FieldTexts {
  name?: string
  value?: string | null
  defaultValue?: string
  onChange?(value: string): void
  isDisabled?: boolean
  isRequired?: boolean
  isHorizontal?: boolean
  /** `Radio`s. */
  children: ReactNode
}

/** One of a few that are all seen. */
export function RadioGroup({ label, help, error, isOptional, isHorizontal, children, ...rest }: RadioGroupProps) {
  return (
    <BaseGroup
      {...rest}
      orientation={isHorizontal === true ? 'horizontal' : 'vertical'}
      isInvalid={error === undefined ? undefined : true}
      className={styles.group}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <div className={styles.radios}>{children}</div>
      <FieldHelp help={help} error={error} />
    </BaseGroup>
  )
}

interface RadioProps {
  value: string
  help?: ReactNode
  isDisabled?: boolean
  children: ReactNode
}

export function Radio({ help, children, ...rest }: RadioProps) {
  return (
    <RadioField {...rest} className={styles.field}>
      <RadioButton className={styles.choice}>
        <span className={styles.dot} />
        {children}
      </RadioButton>
      {help !== undefined && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
    </RadioField>
  )
}
