import type { ReactNode, Ref } from 'react'
import { Link as Base, type LinkProps as BaseProps } from 'react-aria-components/Link'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './Link.module.css'

interface LinkProps extends Omit<BaseProps, 'children' | 'className' | 'style' | 'render'> {
  children: ReactNode
  href: string
  /** `accent` within prose, `quiet` in lists and crumbs, `button` where it stands beside buttons. */
  variant?: 'accent' | 'quiet' | 'button'
  icon?: IconName
  /** Opens a window of its own and says so. */
  isExternal?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link; one within the application goes by the router that `KitProvider` was given. */
export function Link({ children, variant = 'accent', icon, isExternal = false, ...rest }: LinkProps) {
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Base {...outside} {...rest} className={styles.link} data-variant={variant}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {isExternal && <Icon name="external" size={12} />}
    </Base>
  )
}
