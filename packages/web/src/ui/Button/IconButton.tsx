import type { Ref } from 'react'
import { Button as Base, type ButtonProps as BaseProps } from 'react-aria-components/Button'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Tip, type TipPlacement } from '../Tooltip/Tip.tsx'
import styles from './Button.module.css'

interface IconButtonProps extends Omit<BaseProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'> {
  icon: IconName
  /** What it does: its accessible name and its tooltip. */
  label: string
  /** Shown in the tooltip, such as `mod+s`. */
  keys?: string
  /** Something is on, such as an open panel. */
  isOn?: boolean
  isSmall?: boolean
  variant?: 'quiet' | 'plain' | 'danger'
  tipPlacement?: TipPlacement
  ref?: Ref<HTMLButtonElement>
}

/** A square button for toolbars, with a tooltip that names it. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, keys, isOn, isSmall, variant = 'quiet', tipPlacement, ...rest } = props
  return (
    <Tip text={label} keys={keys} placement={tipPlacement}>
      <Base
        {...rest}
        aria-label={label}
        aria-pressed={isOn}
        className={`${styles.button} ${styles.square}`}
        data-variant={variant}
        data-small={isSmall || undefined}
        data-on={isOn || undefined}
      >
        <Icon name={icon} />
      </Base>
    </Tip>
  )
}
