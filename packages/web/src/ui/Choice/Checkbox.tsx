import type { ReactNode } from 'react'
import {
  CheckboxButton,
  CheckboxField,
  FieldError,
  Text,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox'
import { CheckboxGroup as BaseGroup } from 'react-aria-components/CheckboxGroup'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Form/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Choice.module.css'

type Kept =
  | 'isSelected'
  | 'defaultSelected'
  | 'isIndeterminate'
  | 'onChange'
  | 'isDisabled'
  | 'isRequired'
  | 'name'
  | 'value'
  | 'aria-label'
  | 'slot'

interface CheckboxProps extends Pick<CheckboxFieldProps, Kept> {
  children?: ReactNode
  help?: ReactNode
  error?: string
}

/** Yes, no, or partly. */
export function Checkbox({ children, help, error, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} isInvalid={error === undefined ? undefined : true} className={styles.field}>
      <CheckboxButton className={styles.choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {isIndeterminate ? <Icon name="partly" size={12} /> : isSelected && <Icon name="check" size={12} />}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      <FieldError className={styles.error}>{error}</FieldError>
      {help !== undefined && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
    </CheckboxField>
  )
}

interface CheckboxGroupProps extends FieldTexts {
  name?: string
  value?: string[]
  defaultValue?: string[]
  onChange?(value: string[]): void
  isDisabled?: boolean
  children: ReactNode
}

/** Checkboxes, each with a `value`, that give one list. */
export function CheckboxGroup({ label, help, error, isOptional, children, ...rest }: CheckboxGroupProps) {
  return (
    <BaseGroup {...rest} isInvalid={error === undefined ? undefined : true} className={styles.group}>
      <FieldLabel label={label} isOptional={isOptional} />
      {children}
      <FieldHelp help={help} error={error} />
    </BaseGroup>
  )
}
