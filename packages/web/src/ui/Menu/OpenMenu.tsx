import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import popover from '../Popover/Popover.module.css'
import { MenuList } from './Menu.tsx'

/** What `LateMenu` tells the component that draws its menu. */
export interface OpenMenuProps {
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onClose(): void
}

/** The menu of a `LateMenu`, which names it. */
export function OpenMenu({ trigger, isOpen, onClose, children }: OpenMenuProps & { children: ReactNode }) {
  const label = trigger.current?.textContent ?? ''
  return (
    <Popover
      className={popover.popover}
      aria-label={label}
      triggerRef={trigger}
      placement="bottom start"
      offset={4}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
    >
      <MenuList label={label} onClose={onClose}>
        {children}
      </MenuList>
    </Popover>
  )
}
