import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, Text, type SwitchFieldProps } from 'react-aria-components/Switch'
import styles from './Choice.module.css'

type Kept = 'isSelected' | 'defaultSelected' | 'onChange' | 'isDisabled' | 'name' | 'aria-label' | 'autoFocus'

interface SwitchProps extends Pick<SwitchFieldProps, Kept> {
  children?: ReactNode
  help?: ReactNode
}

/** On or off, at once; a `Checkbox` for what a form sends. */
export function Switch({ children, help, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={styles.field}>
      <SwitchButton className={styles.choice}>
        <span className={styles.track} />
        {children}
      </SwitchButton>
      {help !== undefined && (
        <Text slot="description" className={`${styles.help} ${styles.wide}`}>
          {help}
        </Text>
      )}
    </SwitchField>
  )
}
