import type { ReactNode } from 'react'
import {
  Header,
  MenuItem as Base,
  MenuSection as BaseSection,
  Separator,
  SubmenuTrigger,
  type Key,
  type Selection,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import popover from '../Popover/Popover.module.css'
import option from '../option/option.module.css'
import { MenuList, type MenuProps } from './Menu.tsx'

interface MenuItemProps {
  id?: Key
  icon?: IconName
  /** A second line. */
  description?: ReactNode
  /** The keys that do the same, such as `mod+s`. */
  keys?: string
  isDanger?: boolean
  isDisabled?: boolean
  href?: string
  target?: string
  onAction?(): void
  /** What letters find, when the label is more than text. */
  textValue?: string
  children: ReactNode
}

/** One thing to do, or to choose. */
export function MenuItem({ icon, description, keys, isDanger, children, textValue, ...rest }: MenuItemProps) {
  const text = textValue ?? (typeof children === 'string' ? children : undefined)
  return (
    <Base {...rest} textValue={text} className={option.option} data-danger={isDanger || undefined}>
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && !hasSubmenu && (
            <span className={option.mark}>{isSelected && <Icon name="check" />}</span>
          )}
          {icon !== undefined && <Icon name={icon} />}
          <span className={option.words}>
            <span className={option.label}>{children}</span>
            {description !== undefined && <span className={option.description}>{description}</span>}
          </span>
          {keys !== undefined && <Kbd keys={keys} />}
          {hasSubmenu && (
            <span className={option.flip}>
              <Icon name="chevron-right" size={14} />
            </span>
          )}
        </>
      )}
    </Base>
  )
}

interface MenuSectionProps {
  title?: string
  /** The `id` of the item that holds, where one of them is chosen; the menu stays open then. */
  selected?: Key
  onSelect?(id: Key): void
  children: ReactNode
}

/** Items under a heading. */
export function MenuSection({ title, selected, onSelect, children }: MenuSectionProps) {
  return (
    <BaseSection
      aria-label={title}
      {...(selected !== undefined && {
        selectionMode: 'single' as const,
        disallowEmptySelection: true,
        shouldCloseOnSelect: false,
        selectedKeys: [selected],
        onSelectionChange: (keys: Selection) => keys !== 'all' && [...keys].forEach((key) => onSelect?.(key)),
      })}
    >
      {title !== undefined && <Header className={option.header}>{title}</Header>}
      {children}
    </BaseSection>
  )
}

export function MenuSeparator() {
  return <Separator className={option.separator} />
}

interface SubmenuProps extends Omit<MenuProps, 'label' | 'placement'> {
  label: string
  icon?: IconName
}

/** An item that opens a menu beside it. */
export function Submenu({ label, icon, ...list }: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem icon={icon}>{label}</MenuItem>
      <Popover className={popover.popover} offset={-2} crossOffset={-4}>
        <MenuList {...list} label={label} />
      </Popover>
    </SubmenuTrigger>
  )
}
