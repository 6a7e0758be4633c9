import type { CSSProperties } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './NavLink.module.css'

interface NavLinkProps {
  href: string
  icon: IconName
  label: string
  /** How deep it lies in a tree. */
  depth?: number
  /** The page shown belongs to it. */
  isCurrent?: boolean
  /** What is dragged would be dropped on it. */
  isTarget?: boolean
}

/** An entry of a sidebar. */
export function NavLink({ href, icon, label, depth = 0, isCurrent = false, isTarget = false }: NavLinkProps) {
  return (
    <Link
      href={href}
      className={styles.link}
      style={{ '--depth': depth } as CSSProperties}
      data-target={isTarget || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </Link>
  )
}
