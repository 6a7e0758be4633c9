import type { ReactNode, Ref } from 'react'
import { Button as Base, type ButtonProps as BaseProps } from 'react-aria-components/Button'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { t } from '../../i18n/t.ts'
import styles from './Button.module.css'

type ButtonVariant = 'primary' | 'plain' | 'field' | 'quiet' | 'danger'

export interface ButtonProps extends Omit<BaseProps, 'children' | 'className' | 'style' | 'render'> {
  children: ReactNode
  /** One primary button a view; plain unless told. */
  variant?: ButtonVariant
  icon?: IconName
  /** Behind the words, such as a chevron of a menu. */
  iconAfter?: IconName
  /** Lower, for toolbars and rows. */
  isSmall?: boolean
  /** As wide as its container. */
  isWide?: boolean
  /** Words at the start of a wide button, such as one that looks like a field. */
  isStart?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with words. While it is pending it keeps its width and focus, and cannot be pressed. */
export function Button(props: ButtonProps) {
  const { children, variant = 'plain', icon, iconAfter, isSmall, isWide, isStart, ...rest } = props
  return (
    <Base
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-small={isSmall || undefined}
      data-wide={isWide || undefined}
      data-start={isStart || undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {iconAfter !== undefined && <Icon name={iconAfter} size={14} />}
      {rest.isPending === true && <span className={styles.dots} role="img" aria-label={t('Working…')} />}
    </Base>
  )
}
