import type { ReactNode } from 'react'
import { Menu as Base, MenuTrigger as Trigger, type Key, type Selection } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import popover from '../Popover/Popover.module.css'
import option from '../option/option.module.css'

export type { Key, Selection }

/** Wraps a button and the `Menu` that it opens. `trigger="longPress"` leaves the press itself to the button. */
export const MenuTrigger = Trigger

export interface MenuProps {
  /** Its accessible name, when the button that opens it says too little. */
  label?: string
  /** Called with the `id` of the chosen item. */
  onAction?(id: Key): void
  /** Items with marks: one or several of them are chosen. */
  selectionMode?: 'single' | 'multiple'
  selected?: 'all' | Iterable<Key>
  onSelect?(ids: Selection): void
  disabled?: Iterable<Key>
  placement?: PopoverProps['placement']
  children: ReactNode
}

/** A list of things to do, within a `MenuTrigger`. Letters jump, arrows move, Enter does it. */
export function Menu({ placement = 'bottom start', ...list }: MenuProps) {
  return (
    <Popover className={popover.popover} placement={placement} offset={4}>
      <MenuList {...list} />
    </Popover>
  )
}

/** The list alone, for what opens by itself. */
export function MenuList(props: Omit<MenuProps, 'placement'> & { onClose?(): void; autoFocus?: 'first' }) {
  const { label, selectionMode, selected, onSelect, disabled, children, ...rest } = props
  return (
    <Base
      {...rest}
      aria-label={label}
      className={option.list}
      selectionMode={selectionMode ?? 'none'}
      selectedKeys={selected}
      onSelectionChange={onSelect}
      disabledKeys={disabled}
    >
      {children}
    </Base>
  )
}
